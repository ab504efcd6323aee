//! Whether an action is allowed, and if not, why: the authority.
use crate::{
    Action, Back, Card, Cards, Character, Deal, Family, Illegal, Luck, Phase, Pick, REACH,
    SMALLEST_SET, Sobek, TOKENS_IN_PLAY, luck::NOT_GREEN,
};
use game_core::Seat;

pub(crate) fn check(game: &Sobek, seat: Seat, action: Action) -> Result<(), Illegal> {
    let Some(decision) = game.phase.decision().filter(|_| game.asked.contains(seat)) else {
        return Err(Illegal::NotAsked);
    };
    match (game.phase, action) {
        (Phase::Turn, Action::Take(nth)) => {
            or(nth < game.lying(), game.not_in_row())?;
            or(nth < REACH, Illegal::OutOfReach)
        }
        (Phase::Turn, Action::Set(family, cards)) => {
            check_set(game.hand(seat), family, cards, game.sets[seat].has(family))
        }
        (Phase::Turn, _) if let Some(character) = action.character() => {
            game.check_character(seat, character, action)
        }
        (Phase::Event, Action::Event(pick)) => game.check_pick(seat, pick),
        (Phase::Rob { victim }, Action::Rob(card)) => {
            or(game.pile(victim).contains(card), Illegal::NotInPile { card })
        }
        (Phase::Reduce, Action::Discard(card)) => {
            let left = game.discardable(seat);
            if !game.hand(seat).minus(game.discards(seat)).contains(card) {
                return Err(Illegal::NotInHand { cards: card.into() });
            }
            let in_order = left.contains(card) && game.to_discard(seat) <= left.from(card).count();
            or(in_order, Illegal::DiscardOrder)
        }
        (Phase::HorizontalSets, Action::Set(family, cards)) => {
            let in_order = game.families_after_chosen(seat).any(|it| it == family);
            or(in_order, Illegal::SetOrder)?;
            check_set(game.hand_unchosen(seat), family, cards, false)
        }
        (Phase::HorizontalSets, Action::Done) => Ok(()),
        (Phase::NameStarter, Action::Start(starter)) => {
            or(game.seats.contains(starter), Illegal::NoSuchSeat { seat: starter })
        }
        _ => Err(Illegal::OtherDecision { decision }),
    }
}

pub(crate) fn check_luck(game: &Sobek, luck: &Luck) -> Result<(), Illegal> {
    match (game.phase, luck) {
        (Phase::Deal, Luck::Deal(deal)) => game.check_deal(deal),
        (Phase::Steal { victim, back }, &Luck::Steal(card)) => {
            let found = card.back() == back && game.hand(victim).contains(card);
            or(found, Illegal::WrongSteal)
        }
        _ => Err(Illegal::NotDrawn),
    }
}

impl Sobek {
    fn not_in_row(&self) -> Illegal {
        Illegal::NotInRow { lying: self.lying() }
    }

    fn check_character(
        &self,
        seat: Seat,
        character: Character,
        action: Action,
    ) -> Result<(), Illegal> {
        let card = character.card();
        or(self.hand(seat).contains(card), Illegal::NotInHand { cards: card.into() })?;
        match action {
            Action::Vizier(victim) => self.check_victim(seat, victim),
            Action::Thief(victim, back) => {
                self.check_victim(seat, victim)?;
                let hand = self.hand(victim);
                match back {
                    None => or(hand.is_empty(), Illegal::NoBackNamed { seat: victim }),
                    Some(back) => {
                        or(!hand.of_back(back).is_empty(), Illegal::NoSuchBack { victim, back })
                    }
                }
            }
            Action::Courtesan(family, cards) => self.check_addition(seat, family, cards),
            Action::CourtesanInVain => {
                let hand = self.hand_without(seat, character);
                let nothing_fits = self.sets[seat].families().all(|it| hand.fitting(it).is_empty());
                or(nothing_fits, Illegal::CourtesanMustAdd)
            }
            Action::Merchant(nth) => or(nth < self.lying(), self.not_in_row()),
            _ => Ok(()),
        }
    }

    fn check_victim(&self, seat: Seat, victim: Seat) -> Result<(), Illegal> {
        or(self.seats.contains(victim), Illegal::NoSuchSeat { seat: victim })?;
        or(victim != seat, Illegal::Yourself)
    }

    fn check_addition(&self, seat: Seat, family: Family, cards: Cards) -> Result<(), Illegal> {
        or(self.sets[seat].has(family), Illegal::NoSuchSet { family })?;
        fits(self.hand_without(seat, Character::Courtesan), family, cards)?;
        let count = cards.count();
        or((1..=2).contains(&count), Illegal::CourtesanAddsOneOrTwo { count: count as u8 })
    }

    fn check_pick(&self, seat: Seat, pick: Pick) -> Result<(), Illegal> {
        or(self.tokens.contains(pick.token()), Illegal::NoSuchToken { token: pick.token() })?;
        match pick {
            Pick::Guild(_, victim) | Pick::Curse(victim) => self.check_victim(seat, victim),
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

    fn check_deal(&self, deal: &Deal) -> Result<(), Illegal> {
        or(self.seats.contains(deal.drawn), Illegal::NoSuchSeat { seat: deal.drawn })?;
        let drawable = self.candidates().any(|it| it == deal.drawn);
        or(drawable, Illegal::NotLowest { seat: deal.drawn })?;
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

fn check_set(hand: Cards, family: Family, cards: Cards, addition: bool) -> Result<(), Illegal> {
    fits(hand, family, cards)?;
    or(SMALLEST_SET <= cards.count(), Illegal::TooFewForSet { count: cards.count() as u8 })?;
    or(addition || !cards.of_family(family).is_empty(), Illegal::OnlyAmulets)
}

/// Whether all these cards are in the hand and fit a set of the family.
fn fits(hand: Cards, family: Family, cards: Cards) -> Result<(), Illegal> {
    let stranger = |card: &Card| card.family().is_some_and(|it| it != family);
    if let Some(card) = cards.kinds().find(stranger) {
        return Err(Illegal::NotOfFamily { card, family });
    }
    let missing = cards.kinds().filter(|&it| hand.copies(it) < cards.copies(it));
    let missing: Cards = missing.collect();
    or(missing.is_empty(), Illegal::NotInHand { cards: missing })
}
