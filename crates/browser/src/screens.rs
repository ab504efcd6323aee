//! Pictures of the main screens, as they are now.
use browser::{
    Chrome, Server, Size, Tab,
    player::{begin, my_turn, play},
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
    conex(&server, &phone, 8).await?;
    take(&phone, folder, "conex-phone").await?;
    Ok(())
}

/// In the middle of a round, with a card in mind.
async fn sobek(server: &Server, tab: &Tab, decisions: usize) -> anyhow::Result<()> {
    begin(server, tab, "sobek").await?;
    play(tab, decisions).await?;
    my_turn(tab).await?;
    tab.press("3").await?;
    Ok(())
}

/// A card in hand, and everywhere it could lie.
async fn conex(server: &Server, tab: &Tab, decisions: usize) -> anyhow::Result<()> {
    begin(server, tab, "conex").await?;
    play(tab, decisions).await?;
    my_turn(tab).await?;
    tab.click(".held[data-open]").await?;
    tab.see(".ghost").await
}

async fn take(tab: &Tab, folder: &Path, name: &str) -> anyhow::Result<()> {
    // What travels has arrived.
    tab.until("!document.querySelector('.flying, .landed')").await?;
    let path = folder.join(format!("{name}.webp"));
    let picture = tab.picture().await?;
    println!("{} ({} KB)", path.display(), picture.len() / 1000);
    Ok(std::fs::write(path, picture)?)
}
