//! The numbers of the rules.

/// Beige and orange cards: six deliveries of nine (rules 2.1).
pub const DECK: usize = 54;
/// The quays along the Nile (rules 2.3).
pub const QUAYS: usize = 9;
/// Event tokens in play in a round (rules 2.4).
pub const TOKENS_IN_PLAY: usize = 5;
/// Cards of the row that can be taken (rules 4.1).
pub const REACH: u8 = 4;
/// The fewest cards of a set, and of an addition (rules 5.1, 5.3).
pub const SMALLEST_SET: u32 = 3;
/// What the Queen draws (rules 6.2).
pub const QUEENS_DRAW: u8 = 3;
/// How many cards a Scribe leaves the others (rules 6.5).
pub const KEPT: u32 = 6;
/// What a Curse adds to corruption (rules 7.4).
pub const CURSE: u32 = 2;
/// What Prosperity adds to the scarabs of a set (rules 7.5).
pub const PROSPERITY: u32 = 2;
/// Points that cost the most corrupt one step (rules 8.4).
pub const STEP: u16 = 10;
/// Rounds in a game (rules 9.1).
pub const ROUNDS: u8 = 3;
/// More points than these after the second round end the game (rules 9.1).
pub const EARLY_END: u16 = 100;
