use crate::{Size, Tab};
use anyhow::Context;
use chromiumoxide::{
    Browser, BrowserConfig,
    cdp::browser_protocol::{
        browser::BrowserContextId,
        target::{CreateBrowserContextParams, CreateTargetParams},
    },
};
use futures_util::StreamExt as _;
use std::{env, path::PathBuf};
use tempfile::TempDir;

/// Where Chromium is: named by `FELUCCA_TEST_CHROMIUM`, or on the path.
pub fn find() -> Option<PathBuf> {
    let named = env::var_os("FELUCCA_TEST_CHROMIUM").filter(|it| !it.is_empty());
    let path = env::var_os("PATH").unwrap_or_default();
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let on_path = env::split_paths(&path).flat_map(|it| names.map(|name| it.join(name)));
    named.map(PathBuf::from).into_iter().chain(on_path).find(|it| it.is_file())
}

/// A browser without a window.
#[derive(Debug)]
pub struct Chrome {
    browser: Browser,
    /// Not the profile of whoever runs it.
    _profile: TempDir,
}

impl Chrome {
    pub async fn start() -> anyhow::Result<Chrome> {
        let program = find().context("no Chromium here")?;
        let profile = tempfile::tempdir()?;
        let config = BrowserConfig::builder()
            .chrome_executable(program)
            .user_data_dir(profile.path())
            // Tests run as root in containers, and look at nothing but our own pages.
            .no_sandbox()
            .args(["--hide-scrollbars", "--disable-gpu", "--disable-dev-shm-usage"])
            .viewport(None)
            .build()
            .map_err(anyhow::Error::msg)?;
        let (browser, mut events) = Browser::launch(config).await?;
        tokio::spawn(async move { while events.next().await.is_some() {} });
        Ok(Chrome { browser, _profile: profile })
    }

    /// Somebody with cookies of their own.
    pub async fn visitor(&self, size: Size, language: &str) -> anyhow::Result<Tab> {
        let context = self.browser.execute(CreateBrowserContextParams::default()).await?;
        let context: BrowserContextId = context.result.browser_context_id;
        let target = CreateTargetParams::builder()
            .url("about:blank")
            .browser_context_id(context)
            .build()
            .map_err(anyhow::Error::msg)?;
        let page = self.browser.new_page(target).await?;
        Tab::new(page, size, language).await
    }
}
