//! The server as its users meet it: requests to the real router, on a real database.
mod absence;
mod bots;
mod client;
mod cors;
mod described;
mod documents;
mod example;
mod explained;
mod hints;
mod hostile;
mod leak;
mod limits;
mod network;
mod nodes;
mod pages;
mod programs;
mod races;
mod restart;
mod seats;
mod tables;
mod turning;
mod turns;
mod undo;
mod updates;
mod upkeep;

pub(crate) use client::{Client, Live, Reply, TestServer};
