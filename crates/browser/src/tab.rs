use anyhow::{Context, bail, ensure};
use chromiumoxide::layout::Point;
use chromiumoxide::{
    Page,
    cdp::{
        browser_protocol::{
            emulation::{
                MediaFeature, SetDeviceMetricsOverrideParams, SetEmulatedMediaParams,
                SetScriptExecutionDisabledParams, SetTouchEmulationEnabledParams,
            },
            input::{DispatchKeyEventParams, DispatchKeyEventType},
            log::EventEntryAdded,
            network::{self, Headers, SetExtraHttpHeadersParams},
            page::CaptureScreenshotFormat,
        },
        js_protocol::runtime::{EventConsoleApiCalled, EventExceptionThrown},
    },
    page::ScreenshotParams,
};
use futures_util::StreamExt as _;
use serde::de::DeserializeOwned;
use std::{
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

/// How long something may take to appear.
const PATIENCE: Duration = Duration::from_secs(20);

/// How large a screen is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    Phone,
    Tablet,
    Desktop,
}

impl Size {
    pub fn pixels(self) -> [i64; 2] {
        match self {
            Size::Phone => [390, 844],
            Size::Tablet => [820, 1180],
            Size::Desktop => [1440, 900],
        }
    }
}

/// A page that somebody looks at.
#[derive(Debug)]
pub struct Tab {
    page: Page,
    /// What the browser complained about.
    complaints: Arc<Mutex<Vec<String>>>,
}

impl Tab {
    pub(crate) async fn new(page: Page, size: Size, language: &str) -> anyhow::Result<Tab> {
        let complaints = Arc::new(Mutex::new(Vec::new()));
        listen(&page, &complaints).await?;
        let headers = serde_json::json!({ "accept-language": language });
        page.execute(SetExtraHttpHeadersParams::new(Headers::new(headers))).await?;
        let tab = Tab { page, complaints };
        tab.resize(size).await?;
        Ok(tab)
    }

    pub async fn resize(&self, size: Size) -> anyhow::Result<()> {
        self.resize_to(size.pixels()).await
    }

    /// The same to any width and height; small ones are phones.
    pub async fn resize_to(&self, [width, height]: [i64; 2]) -> anyhow::Result<()> {
        let phone = width.min(height) < 500;
        let metrics = SetDeviceMetricsOverrideParams::new(width, height, 1.0, phone);
        self.page.execute(metrics).await?;
        self.page.execute(SetTouchEmulationEnabledParams::new(phone)).await?;
        Ok(())
    }

    pub async fn dark(&self, dark: bool) -> anyhow::Result<()> {
        let value = if dark { "dark" } else { "light" };
        let feature = MediaFeature::new("prefers-color-scheme", value);
        let media = SetEmulatedMediaParams::builder().feature(feature).build();
        self.page.execute(media).await?;
        Ok(())
    }

    /// From the next page on.
    pub async fn without_script(&self) -> anyhow::Result<()> {
        self.page.execute(SetScriptExecutionDisabledParams::new(true)).await?;
        Ok(())
    }

    /// As in a tunnel.
    #[expect(deprecated, reason = "its successor isn't in current browsers")]
    pub async fn offline(&self, offline: bool) -> anyhow::Result<()> {
        let network = network::EmulateNetworkConditionsParams::new(offline, 0.0, -1.0, -1.0);
        self.page.execute(network).await?;
        Ok(())
    }

    pub async fn go(&self, url: &str) -> anyhow::Result<()> {
        self.page.goto(url).await?;
        Ok(())
    }

    pub async fn url(&self) -> anyhow::Result<String> {
        self.page.url().await?.context("a page has an address")
    }

    /// The value of a JavaScript expression. It works in pages without script, too.
    pub async fn ask<T: DeserializeOwned>(&self, expression: &str) -> anyhow::Result<T> {
        let value = self.page.evaluate(expression).await?.value().cloned();
        Ok(serde_json::from_value(value.unwrap_or_default())?)
    }

    /// Waits until an expression is true.
    pub async fn until(&self, expression: &str) -> anyhow::Result<()> {
        let asked = format!("Boolean({expression})");
        let wait = async {
            // While a page changes, there may be nothing to ask.
            while !self.ask(&asked).await.unwrap_or(false) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        if tokio::time::timeout(PATIENCE, wait).await.is_err() {
            let text: String = self.ask("document.body.innerText").await.unwrap_or_default();
            bail!("still not `{expression}`; the page says:\n{text}");
        }
        Ok(())
    }

    pub async fn see(&self, selector: &str) -> anyhow::Result<()> {
        self.until(&format!("document.querySelector({selector:?})")).await
    }

    pub async fn reads(&self, words: &str) -> anyhow::Result<()> {
        self.until(&format!("document.body.innerText.includes({words:?})")).await
    }

    /// Clicks in the middle of the first match, as a mouse does; waits until it is there.
    pub async fn click(&self, selector: &str) -> anyhow::Result<()> {
        self.see(selector).await?;
        self.click_now(selector).await
    }

    /// The same without waiting: a marked element may be gone with the next page.
    pub async fn click_now(&self, selector: &str) -> anyhow::Result<()> {
        let middle = format!(
            "(() => {{
                const it = document.querySelector({selector:?});
                it?.scrollIntoView({{ block: 'center', inline: 'center', behavior: 'instant' }});
                const box = it?.getBoundingClientRect();
                if (!box) return null;
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                const top = document.elementFromPoint(x, y);
                const meant = it.contains(top) || top?.contains(it) || it.labels?.[0]?.contains(top);
                return [x, y, meant ? null : top?.outerHTML.slice(0, 300) ?? 'nothing'];
            }})()"
        );
        let place: Option<(f64, f64, Option<String>)> = self.ask(&middle).await?;
        let (x, y, covered) = place.with_context(|| format!("no {selector} to click"))?;
        ensure!(covered.is_none(), "{selector} can't be clicked, over it lies {covered:?}");
        self.page.click(Point::new(x, y)).await?;
        Ok(())
    }

    pub async fn fill(&self, selector: &str, text: &str) -> anyhow::Result<()> {
        self.see(selector).await?;
        let element = self.page.find_element(selector).await?;
        element.focus().await?.type_str(text).await?;
        Ok(())
    }

    /// Presses a key: `a`, `1`, `Enter`, `Tab`.
    pub async fn press(&self, key: &str) -> anyhow::Result<()> {
        let text = match key {
            "Enter" => Some("\r"),
            _ if key.chars().count() == 1 => Some(key),
            _ => None,
        };
        for kind in [DispatchKeyEventType::KeyDown, DispatchKeyEventType::KeyUp] {
            let mut event = DispatchKeyEventParams::builder().r#type(kind).key(key);
            if let Some(text) = text {
                event = event.text(text);
            }
            let code = match key {
                "Tab" => 9,
                "Enter" => 13,
                "Escape" => 27,
                " " => 32,
                "ArrowLeft" => 37,
                "ArrowUp" => 38,
                "ArrowRight" => 39,
                "ArrowDown" => 40,
                _ => 0,
            };
            if code != 0 {
                event = event.windows_virtual_key_code(code);
            }
            self.page.execute(event.build().map_err(anyhow::Error::msg)?).await?;
        }
        Ok(())
    }

    /// The page as the browser has it now.
    pub async fn html(&self) -> anyhow::Result<String> {
        self.ask("document.documentElement.outerHTML").await
    }

    /// What is seen now, as a small WebP.
    pub async fn picture(&self) -> anyhow::Result<Vec<u8>> {
        let small = ScreenshotParams::builder().format(CaptureScreenshotFormat::Webp).quality(80);
        Ok(self.page.screenshot(small.build()).await?)
    }

    /// What the browser complained about since this was last asked.
    pub fn complaints(&self) -> Vec<String> {
        std::mem::take(&mut *self.complaints.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Everything that would be red in the browser's console.
async fn listen(page: &Page, complaints: &Arc<Mutex<Vec<String>>>) -> anyhow::Result<()> {
    let note = |complaints: &Arc<Mutex<Vec<String>>>, what: String| {
        complaints.lock().unwrap_or_else(PoisonError::into_inner).push(what);
    };
    let mut thrown = page.event_listener::<EventExceptionThrown>().await?;
    let mut called = page.event_listener::<EventConsoleApiCalled>().await?;
    let mut logged = page.event_listener::<EventEntryAdded>().await?;
    let to = complaints.clone();
    tokio::spawn(async move {
        while let Some(it) = thrown.next().await {
            note(&to, format!("{:?}", it.exception_details));
        }
    });
    let to = complaints.clone();
    tokio::spawn(async move {
        while let Some(it) = called.next().await {
            note(&to, format!("{:?} {:?}", it.r#type, it.args));
        }
    });
    let to = complaints.clone();
    tokio::spawn(async move {
        while let Some(it) = logged.next().await {
            note(&to, format!("{:?}: {} {:?}", it.entry.level, it.entry.text, it.entry.url));
        }
    });
    Ok(())
}
