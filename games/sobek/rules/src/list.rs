//! Every legal action once, in ascending order.
use crate::{
    Action, Back, Cards, Character, Family, Phase, Pick, REACH, SMALLEST_SET, Sobek, Token,
};
use game_core::Seat;

pub(crate) fn legal_actions(game: &Sobek, seat: Seat, out: &mut Vec<Action>) {
    if !game.asked.contains(seat) {
        return;
    }
    match game.phase {
        Phase::Turn => game.list_turn(seat, out),
        Phase::Event => game.list_events(seat, out),
        Phase::Rob { victim } => out.extend(game.pile(victim).kinds().map(Action::Rob)),
        Phase::Reduce => game.list_discards(seat, out),
        Phase::HorizontalSets => {
            let hand = game.hand_unchosen(seat);
            for family in game.families_after_chosen(seat) {
                list_sets(hand, family, false, out);
            }
            out.push(Action::Done);
        }
        Phase::NameStarter => out.extend(game.seats.iter().map(Action::Start)),
        Phase::Deal | Phase::Steal { .. } | Phase::Over => {}
    }
}

impl Sobek {
    fn list_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        let hand = self.hand(seat);
        out.extend((0..self.lying().min(REACH)).map(Action::Take));
        for family in Family::ALL {
            list_sets(hand, family, self.sets[seat].has(family), out);
        }
        for card in hand.characters().kinds() {
            if let Some(character) = card.character() {
                self.list_character(seat, character, out);
            }
        }
    }

    fn list_character(&self, seat: Seat, character: Character, out: &mut Vec<Action>) {
        let opponents = self.seats.others(seat);
        match character {
            Character::Queen => out.push(Action::Queen),
            Character::HighPriest => out.extend(Family::ALL.map(Action::HighPriest)),
            Character::HighPriestess => out.extend(Family::ALL.map(Action::HighPriestess)),
            Character::ScribeOfCattle => out.push(Action::ScribeOfCattle),
            Character::ScribeOfFish => out.push(Action::ScribeOfFish),
            Character::Vizier => out.extend(opponents.map(Action::Vizier)),
            Character::Thief => {
                for victim in opponents {
                    let hand = self.hand(victim);
                    if hand.is_empty() {
                        out.push(Action::Thief(victim, None));
                    }
                    let backs = Back::ALL.into_iter().filter(|&it| !hand.of_back(it).is_empty());
                    out.extend(backs.map(|it| Action::Thief(victim, Some(it))));
                }
            }
            Character::Courtesan => {
                let hand = self.hand_without(seat, character);
                let before = out.len();
                for family in self.sets[seat].families() {
                    let parts = hand.fitting(family).parts(1, 2);
                    out.extend(parts.map(|it| Action::Courtesan(family, it)));
                }
                if out.len() == before {
                    out.push(Action::CourtesanInVain);
                }
            }
            Character::Merchant => out.extend((0..self.lying()).map(Action::Merchant)),
        }
    }

    fn list_events(&self, seat: Seat, out: &mut Vec<Action>) {
        let opponents = self.seats.others(seat);
        for token in self.tokens.kinds() {
            match token {
                Token::Guild(hieroglyph) => {
                    out.extend(
                        opponents.clone().map(|it| Action::Event(Pick::Guild(hieroglyph, it))),
                    );
                }
                Token::Flood => out.push(Action::Event(Pick::Flood)),
                Token::Curse => {
                    out.extend(opponents.clone().map(|it| Action::Event(Pick::Curse(it))));
                }
                Token::Prosperity => {
                    let before = out.len();
                    let families = self.sets[seat].families().filter(|it| it.can_prosper());
                    out.extend(families.map(|it| Action::Event(Pick::Prosperity(Some(it)))));
                    if out.len() == before {
                        out.push(Action::Event(Pick::Prosperity(None)));
                    }
                }
                Token::Embalming => out.push(Action::Event(Pick::Embalming)),
                Token::Deceit => out.push(Action::Event(Pick::Deceit)),
            }
        }
    }

    fn list_discards(&self, seat: Seat, out: &mut Vec<Action>) {
        let left = self.discardable(seat);
        let needed = self.to_discard(seat);
        let enough = left.kinds().filter(|&it| needed <= left.from(it).count());
        out.extend(enough.map(Action::Discard));
    }

    /// The cards a Scribe's victim may still name: in the order of the box, so
    /// that a choice of several can be made in one way only.
    pub fn discardable(&self, seat: Seat) -> Cards {
        let discards = self.discards(seat);
        let left = self.hand(seat).minus(discards);
        discards.last().map_or(left, |last| left.from(last))
    }

    /// The families of which a horizontal set may still be laid, in their order.
    pub fn families_after_chosen(&self, seat: Seat) -> impl Iterator<Item = Family> {
        let last = self.chosen[seat].sets().families().next_back();
        Family::ALL.into_iter().filter(move |&it| Some(it) > last)
    }

    /// The hand without the horizontal sets chosen so far.
    pub fn hand_unchosen(&self, seat: Seat) -> Cards {
        self.hand(seat).minus(self.chosen[seat].sets().all())
    }

    /// The hand once this character has gone to the discard pile.
    pub(crate) fn hand_without(&self, seat: Seat, character: Character) -> Cards {
        self.hand(seat).minus(character.card().into())
    }
}

/// Sets of `family`; as an addition, amulets alone will do (rules 5.2, 5.3).
#[inline]
fn list_sets(hand: Cards, family: Family, addition: bool, out: &mut Vec<Action>) {
    // Mostly there is none, and that is quickly seen.
    if SMALLEST_SET <= hand.fitting(family).count() {
        list_parts(hand, family, addition, out);
    }
}

#[inline(never)]
fn list_parts(hand: Cards, family: Family, addition: bool, out: &mut Vec<Action>) {
    let parts = hand.fitting(family).parts(SMALLEST_SET, u32::MAX);
    let parts = parts.filter(|it| addition || !it.of_family(family).is_empty());
    out.extend(parts.map(|it| Action::Set(family, it)));
}
