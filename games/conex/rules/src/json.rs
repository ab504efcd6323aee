//! Parts of Conex that are sent as JSON in a different shape.
//!
//! A view's perfect memory isn't sent: bots that want one keep it themselves.
mod notation;
mod table;
mod token;
mod view;
