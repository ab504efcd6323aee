//! What somebody sees, as HTML and SVG: pure functions of a view and a
//! language, without a server.
//!
//! Everything drawn comes from a view, so nothing hidden can be drawn.

pub mod conex;
mod plot;
