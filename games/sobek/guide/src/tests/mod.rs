//! What the guide promises.
mod conformance;
mod memory;
mod plain;
