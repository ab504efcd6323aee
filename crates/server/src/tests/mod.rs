//! The server as its users meet it: requests to the real router, on a real database.
mod client;
mod leak;
mod tables;

pub(crate) use client::{Client, Live, Reply, TestServer};
