//! What of Conex is sent as JSON in another shape than it has here.
//!
//! A view's perfect memory isn't sent: bots that want one keep it themselves.
mod notation;
mod table;
mod token;
mod view;
