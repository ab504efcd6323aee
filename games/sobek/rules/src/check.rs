//! Whether an action is allowed, and if not, why: the authority.
use crate::{
    Action, Back, Card, Cards, Character, Deal, Family, Illegal, Luck, Phase, Pick, REACH,
    SMALLEST_SET, Sobek, TOKENS_IN_PLAY, luck::NOT_GREEN,
};
use game_core::Seat;

impl Sobek {
    pub(crate) fn allows(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Some(decision) = self.phase.decision().filter(|_| self.asked.contains(seat)) else {
            return Err(Illegal::NotAsked);
        };
        match (self.phase, action) {
            (Phase::Turn, Action::Take(nth)) => {
                or(nth < self.lying(), self.not_in_row())?;
                or(nth < REACH, Illegal::OutOfReach)
            }
            (Phase::Turn, Action::Set(family, cards)) => {
                allows_set(self.hand(seat), family, cards, self.sets[seat].has(family))
            }
            (Phase::Turn, _) if let Some(character) = action.character() => {
                self.allows_character(seat, character, action)
            }
            (Phase::Event, Action::Event(pick)) => self.allows_pick(seat, pick),
            (Phase::Rob(victim), Action::Rob(card)) => {
                or(self.pile(victim).contains(card), Illegal::NotInPile(card))
            }
            (Phase::Reduce, Action::Discard(card)) => {
                let left = self.discardable(seat);
                if !self.hand(seat).minus(self.discards(seat)).contains(card) {
                    return Err(Illegal::NotInHand(card.into()));
                }
                let in_order =
                    left.contains(card) && self.to_discard(seat) <= left.from(card).count();
                or(in_order, Illegal::DiscardOrder)
            }
            (Phase::HorizontalSets, Action::Set(family, cards)) => {
                let in_order = self.families_after_chosen(seat).any(|it| it == family);
                or(in_order, Illegal::SetOrder)?;
                allows_set(self.hand_unchosen(seat), family, cards, false)
            }
            (Phase::HorizontalSets, Action::Done) => Ok(()),
            (Phase::NameStarter, Action::Start(starter)) => {
                or(self.seats.contains(starter), Illegal::NoSuchSeat(starter))
            }
            _ => Err(Illegal::OtherDecision(decision)),
        }
    }

    fn not_in_row(&self) -> Illegal {
        Illegal::NotInRow { lying: self.lying() }
    }

    fn allows_character(
        &self,
        seat: Seat,
        character: Character,
        action: Action,
    ) -> Result<(), Illegal> {
        let card = character.card();
        or(self.hand(seat).contains(card), Illegal::NotInHand(card.into()))?;
        match action {
            Action::Vizier(victim) => self.allows_victim(seat, victim),
            Action::Thief(victim, back) => {
                self.allows_victim(seat, victim)?;
                let hand = self.hand(victim);
                match back {
                    None => or(hand.is_empty(), Illegal::NoBackNamed(victim)),
                    Some(back) => {
                        or(!hand.of_back(back).is_empty(), Illegal::NoSuchBack { victim, back })
                    }
                }
            }
            Action::Courtesan(family, cards) => self.allows_addition(seat, family, cards),
            Action::CourtesanInVain => {
                let hand = self.hand_without(seat, character);
                let nothing_fits = self.sets[seat].families().all(|it| hand.fitting(it).is_empty());
                or(nothing_fits, Illegal::CourtesanMustAdd)
            }
            Action::Merchant(nth) => or(nth < self.lying(), self.not_in_row()),
            _ => Ok(()),
        }
    }

    fn allows_victim(&self, seat: Seat, victim: Seat) -> Result<(), Illegal> {
        or(self.seats.contains(victim), Illegal::NoSuchSeat(victim))?;
        or(victim != seat, Illegal::Yourself)
    }

    fn allows_addition(&self, seat: Seat, family: Family, cards: Cards) -> Result<(), Illegal> {
        or(self.sets[seat].has(family), Illegal::NoSuchSet(family))?;
        fits(self.hand_without(seat, Character::Courtesan), family, cards)?;
        let count = cards.count();
        or((1..=2).contains(&count), Illegal::CourtesanAddsOneOrTwo(count as u8))
    }

    fn allows_pick(&self, seat: Seat, pick: Pick) -> Result<(), Illegal> {
        or(self.tokens.contains(pick.token()), Illegal::NoSuchToken(pick.token()))?;
        match pick {
            Pick::Guild(_, victim) | Pick::Curse(victim) => self.allows_victim(seat, victim),
            Pick::Prosperity(Some(family)) => or(
                family.can_prosper() && self.sets[seat].has(family),
                Illegal::ProsperityElsewhere,
            ),
            Pick::Prosperity(None) => {
                or(!self.sets[seat].families().any(Family::can_prosper), Illegal::ProsperityMustGo)
            }
            Pick::Flood | Pick::Embalming | Pick::Deceit => Ok(()),
        }
    }

    pub(crate) fn allows_luck(&self, luck: &Luck) -> Result<(), Illegal> {
        match (self.phase, luck) {
            (Phase::Deal, Luck::Deal(deal)) => self.allows_deal(deal),
            (Phase::Steal(victim, back), &Luck::Steal(card)) => {
                let found = card.back() == back && self.hand(victim).contains(card);
                or(found, Illegal::WrongSteal)
            }
            _ => Err(Illegal::NotDrawn),
        }
    }

    fn allows_deal(&self, deal: &Deal) -> Result<(), Illegal> {
        or(self.seats.contains(deal.drawn), Illegal::NoSuchSeat(deal.drawn))?;
        let drawable = self.candidates().any(|it| it == deal.drawn);
        or(drawable, Illegal::NotLowest(deal.drawn))?;
        let mut green = Cards::BOX.of_back(Back::Green);
        for seat in game_core::Seats::FOUR.iter() {
            let hand = deal.hands[seat];
            let due = if self.seats.contains(seat) { 2 } else { 0 };
            or(hand.count() == due && green.contains_all(hand), Illegal::WrongDeal)?;
            green = green.minus(hand);
        }
        let mut deck = deal.deck;
        deck.sort_unstable_by_key(|it| it.index());
        let tokens = deal.tokens.count() as usize == TOKENS_IN_PLAY;
        or(deck == NOT_GREEN && tokens, Illegal::WrongDeal)
    }
}

fn or(condition: bool, illegal: Illegal) -> Result<(), Illegal> {
    if condition { Ok(()) } else { Err(illegal) }
}

fn allows_set(hand: Cards, family: Family, cards: Cards, addition: bool) -> Result<(), Illegal> {
    fits(hand, family, cards)?;
    or(SMALLEST_SET <= cards.count(), Illegal::TooFewForSet(cards.count() as u8))?;
    or(addition || !cards.of_family(family).is_empty(), Illegal::OnlyAmulets)
}

/// Whether all these cards are in the hand and may stand in a set of the family.
fn fits(hand: Cards, family: Family, cards: Cards) -> Result<(), Illegal> {
    let stranger = |card: &Card| card.family().is_some_and(|it| it != family);
    if let Some(card) = cards.kinds().find(stranger) {
        return Err(Illegal::NotOfFamily { card, family });
    }
    let missing = cards.kinds().filter(|&it| hand.copies(it) < cards.copies(it));
    let missing: Cards = missing.collect();
    or(missing.is_empty(), Illegal::NotInHand(missing))
}
