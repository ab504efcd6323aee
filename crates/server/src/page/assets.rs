//! The files that pages ask for: shared ones, and those of all games.
use games::GameKind;
use pages::{Asset, assets};
use std::{collections::BTreeMap, sync::LazyLock};

/// The sheet of pages that show no table of a game.
pub(super) static SITE: LazyLock<Asset> = LazyLock::new(|| {
    let of_games = GameKind::ALL.iter().map(|it| it.assets().look.site_sheet);
    let hidden: String = GameKind::ALL.iter().map(|it| hides_others(it.id())).collect();
    let parts: Vec<&str> = of_games.chain(assets::SITE).chain([hidden.as_str()]).collect();
    Asset::sheet(&parts)
});

/// All of them, each once: games without files of their own share some.
pub(super) fn all() -> impl Iterator<Item = &'static Asset> {
    let of_games = GameKind::ALL.iter().flat_map(|it| it.assets().all());
    let all = [&*SITE, &*assets::SITE_SCRIPT].into_iter().chain(of_games);
    all.map(|it| (it.path.as_str(), it)).collect::<BTreeMap<_, _>>().into_values()
}

/// In a form where a game is chosen, hides what belongs to the others.
fn hides_others(game: &str) -> String {
    format!(
        "form:has([name=game]):not(:has([name=game][value={game}]:checked)) .for-{game}{{display:none}}\n"
    )
}
