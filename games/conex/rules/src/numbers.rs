//! The numbers of the rules.
use crate::THE_BOARD;

/// Components keep more than half a unit apart (rules 3.6): this many halves.
pub(crate) const GAP_IN_HALVES: i32 = 1;

/// Cards dealt to each seat (rules 2.2).
pub const HAND: usize = 5;
/// Cards drawn instead of laying one (rules 6.1).
pub const DRAW: usize = 2;
/// What laying on a "+2" card adds (rules 5.2).
pub const PLUS: u16 = 2;
/// Points that end the game (rules 9.4), and with the short track (rules 11.2).
pub const TRACK: u16 = THE_BOARD.track;
pub const SHORT_TRACK: u16 = 30;
