//! Pictures of the main screens, as they are now.
use anyhow::bail;
use browser::{
    Chrome, Server, Size, Tab,
    player::{Standing, begin, decide, my_turn, play},
};
use std::path::Path;

/// Plays a little in a browser, and takes pictures.
pub(crate) async fn screens(folder: &Path) -> anyhow::Result<()> {
    std::fs::create_dir_all(folder)?;
    let server = Server::start().await?;
    let chrome = Chrome::start().await?;

    let tab = chrome.visitor(Size::Desktop, "en").await?;
    tab.go(&server.url("/")).await?;
    take(&tab, folder, "start").await?;

    sobek(&server, &tab, 16).await?;
    take(&tab, folder, "sobek").await?;

    let dark = chrome.visitor(Size::Desktop, "en").await?;
    dark.dark(true).await?;
    conex(&server, &dark, 9).await?;
    take(&dark, folder, "conex").await?;

    let phone = chrome.visitor(Size::Phone, "de").await?;
    sobek(&server, &phone, 10).await?;
    take(&phone, folder, "sobek-phone").await?;
    conex(&server, &phone, 5).await?;
    take(&phone, folder, "conex-phone").await?;
    Ok(())
}

/// In the middle of a round, with a card in mind.
async fn sobek(server: &Server, tab: &Tab, decisions: usize) -> anyhow::Result<()> {
    let row = "main:not(:has(.ceremony[open])) .take + .take + .take";
    play_until(server, tab, "sobek", decisions, row).await?;
    tab.press("3").await
}

/// A card in hand, and everywhere it could go.
async fn conex(server: &Server, tab: &Tab, decisions: usize) -> anyhow::Result<()> {
    play_until(server, tab, "conex", decisions, ".held[data-open] ~ .held[data-open]").await?;
    tab.click(".held[data-open]").await?;
    tab.see(".ghost").await
}

/// Plays a while, and on until there is something worth a picture; if the game ends without it,
/// in another game.
async fn play_until(
    server: &Server,
    tab: &Tab,
    game: &str,
    decisions: usize,
    selector: &str,
) -> anyhow::Result<()> {
    let there = format!("Boolean(document.querySelector({selector:?}))");
    for _ in 0..9 {
        begin(server, tab, game).await?;
        play(tab, decisions).await?;
        while let Standing::MyTurn { turn } = my_turn(tab).await? {
            if tab.ask(&there).await? {
                return Ok(());
            }
            decide(tab, &turn).await?;
        }
    }
    bail!("there never was {selector}")
}

async fn take(tab: &Tab, folder: &Path, name: &str) -> anyhow::Result<()> {
    // No tip covers it, and everything has stopped moving.
    tab.ask::<bool>("(document.activeElement?.blur(), scrollTo(0, 0), true)").await?;
    tab.until("!document.querySelector('.flying, .landed')").await?;
    let path = folder.join(format!("{name}.webp"));
    let picture = tab.picture().await?;
    println!("{} ({} KB)", path.display(), picture.len() / 1000);
    Ok(std::fs::write(path, picture)?)
}
