//! Pictures of the main screens, as they are now.
#![expect(clippy::print_stdout, reason = "a program for the terminal")]

use browser::{
    Chrome, Server, Size, Tab,
    player::{my_turn, play},
};
use clap::Parser;
use std::path::{Path, PathBuf};

/// Play a little in a browser, and take pictures
#[derive(Parser)]
struct Args {
    /// Where the pictures go
    folder: PathBuf,
}

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let Args { folder } = Args::parse();
    std::fs::create_dir_all(&folder)?;
    let server = Server::start().await?;
    let chrome = Chrome::start().await?;

    let tab = chrome.visitor(Size::Desktop, "en").await?;
    tab.go(&server.url("/")).await?;
    take(&tab, &folder, "start").await?;

    sobek(&server, &tab, 16).await?;
    take(&tab, &folder, "sobek").await?;

    let dark = chrome.visitor(Size::Desktop, "en").await?;
    dark.dark(true).await?;
    conex(&server, &dark, 9).await?;
    take(&dark, &folder, "conex").await?;

    let phone = chrome.visitor(Size::Phone, "de").await?;
    sobek(&server, &phone, 10).await?;
    take(&phone, &folder, "sobek-phone").await?;
    conex(&server, &phone, 8).await?;
    take(&phone, &folder, "conex-phone").await?;
    Ok(())
}

async fn begin(server: &Server, tab: &Tab, game: &str) -> anyhow::Result<()> {
    tab.go(&server.url("/")).await?;
    tab.click(&format!("form:has([value={game}]) button")).await?;
    tab.see("main[data-ply]").await
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
