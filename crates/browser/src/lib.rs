//! The product in a real browser.
//!
//! A [`Server`] of our own, a [`Chrome`] that looks at it, and [`Tab`]s in which people
//! click. Tests need Chromium; where there is none they say so and are left out.

mod chrome;
pub mod player;
mod server;
mod tab;

pub use chrome::{Chrome, find};
pub use server::Server;
pub use tab::{Size, Tab};
