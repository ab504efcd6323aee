//! What bots know about Sobek.
mod guide;
mod prospects;

#[cfg(test)]
mod tests;

/// The guide.
#[derive(Clone, Copy, Debug)]
pub struct SobekGuide;

bots::weights! {
    /// How the heuristic player of Sobek judges; points, unless said otherwise.
    SobekWeights from "weights.txt" {
        /// Cards that a family in the hand will still get, at the start of a round.
        growth,
        /// The same for a family that lies on the table.
        growth_laid,
        /// The part of its value that a family is worth with 1, 2, 3 cards in hand.
        ready_1,
        ready_2,
        ready_3,
        /// The same for cards to be added to a set.
        add_1,
        add_2,
        add_3,
        /// Turns that must be left for half a chance to lay a set.
        late,
        /// The part of a round's points that the most corrupt loses.
        penalty,
        /// How much a rival's penalty counts.
        rival,
        /// Cards of corruption that make a clear difference, at the end of a round,
        /// and how many more at its start.
        width,
        width_early,
        /// How much of the hand will become corruption.
        burden,
        /// How much a card without a set weighs, in cards of corruption.
        junk,
        /// A character in the row, face down.
        closed,
        /// A character in the hand, beyond its place in a set.
        keep,
        /// An event to come.
        event,
        /// How much the next player's gain counts.
        denial,
        /// The Queen's three cards.
        queen,
        /// Each card that a Scribe takes.
        scribe,
        /// An unknown card for the Thief; how much the victim's loss counts.
        thief,
        robbed,
        /// A pile to choose from.
        vizier,
        /// Another turn.
        flood,
        /// How much a rival's setback counts with a Guild.
        guild_rival,
    }
}
