//! What bots know about Conex.
mod evidence;
mod guide;

#[cfg(test)]
mod tests;

/// The guide.
#[derive(Clone, Copy, Debug)]
pub struct ConexGuide;

bots::weights! {
    /// How the heuristic player of Conex judges, in points.
    ConexWeights from "weights.txt" {
        /// The die of a die card.
        die,
        /// How much more at the start of the game; the same for others below.
        die_early,
        /// A laid "+2" card, which others will lay on.
        plus,
        /// How much the best card of the hand that fits the new corners counts.
        follow,
        /// How much a better printed corner of the same card, now lost, counts.
        waste,
        /// The double token kept.
        double,
        double_early,
        /// Two cards drawn, and how much less for each card held.
        draw,
        draw_early,
        draw_held,
        held_early,
        /// Lightning before anything else, and at the end of a turn.
        strike,
        strike_late,
        /// How much the points at the corner that lightning opens count.
        reopen,
    }
}
