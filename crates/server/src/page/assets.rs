//! The files that pages ask for: shared ones, and those of all games.
use games::GameKind;
use pages::{Asset, assets};
use std::sync::LazyLock;

/// The sheet of pages that show no table of a game.
pub(super) static SITE: LazyLock<Asset> = LazyLock::new(|| {
    let of_games = GameKind::ALL.iter().map(|it| it.assets().look.site_sheet);
    let hidden: String = GameKind::ALL.iter().map(|it| hides_others(it.id())).collect();
    let parts: Vec<&str> = of_games.chain(assets::SITE).chain([hidden.as_str()]).collect();
    Asset::sheet(&parts)
});

pub(super) static SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let of_games: Vec<&str> = GameKind::ALL.iter().map(|it| it.assets().look.script).collect();
    assets::script(&of_games)
});

pub(super) fn all() -> impl Iterator<Item = &'static Asset> {
    let of_games = GameKind::ALL.iter().flat_map(|it| it.assets().all());
    [&*SITE, &*SCRIPT].into_iter().chain(of_games)
}

/// In a form in which a game is chosen, what is for another one isn't shown.
fn hides_others(game: &str) -> String {
    format!(
        "form:has([name=game]):not(:has([name=game][value={game}]:checked)) .for-{game}{{display:none}}\n"
    )
}
