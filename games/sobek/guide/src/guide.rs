//! The heuristic player of Sobek.
use crate::{
    SobekGuide, SobekWeights,
    prospects::{Part, Prospects, Time, price},
};
use bots::{Guide, Idea, Strength, Verdict};
use game_core::{BySeat, Game, Seat};
use sobek::{
    Action, Back, CURSE, Card, Cards, Character, Family, PROSPERITY, Phase, Pick, QUAYS, REACH,
    ROUNDS, SMALLEST_SET, Sobek, Symbol, Token, View,
};

type Ideas = Vec<Idea<Action>>;

/// Points by which two seats may still drift apart in a round.
const SWING: f32 = 22.0;

impl Guide for SobekGuide {
    type Game = Sobek;
    type Weights = SobekWeights;
    // Nearly all cards of others are known; the few that are not leave no trace.
    type Evidence = ();

    const TEMPER: f32 = 4.0;
    const LEVELS: [Strength; 4] = [
        Strength { iterations: 6, memory: Some(0), noise: 0.6 },
        Strength { iterations: 30, memory: Some(1), noise: 0.25 },
        Strength { iterations: 150, memory: Some(4), noise: 0.04 },
        Strength { iterations: 10_000, memory: None, noise: 0.0 },
    ];

    fn consider(game: &Sobek, seat: Seat, weights: &SobekWeights, out: &mut Ideas) {
        match game.phase() {
            Phase::Turn => Thought::of(game, seat, weights).turn(out),
            Phase::Event => Thought::of(game, seat, weights).events(out),
            Phase::Rob { victim } => {
                let thought = Thought::of(game, seat, weights);
                let cards = game.pile(victim).kinds();
                out.extend(cards.map(|it| idea(Action::Rob(it), thought.gain(it))));
            }
            Phase::Reduce => Thought::of(game, seat, weights).discards(out),
            Phase::HorizontalSets => horizontal(game, seat, out),
            Phase::NameStarter => out.extend(game.seats().iter().map(|starter| {
                idea(Action::Start(starter), if starter == seat { 2.0 } else { 0.0 })
            })),
            Phase::Deal | Phase::Steal { .. } | Phase::Over => {}
        }
    }

    /// At the end of a round, with the rounds to come in mind.
    fn verdict(game: &Sobek) -> Option<Verdict> {
        let rounds = match game.phase() {
            Phase::Over => 0,
            Phase::Deal if game.round() != 0 => ROUNDS - game.round(),
            _ => return None,
        };
        let scores = BySeat::from_fn(|it| f32::from(game.score(it)));
        let swing = SWING * f32::from(rounds).sqrt();
        Some(Verdict::by_points(game.seats(), scores, swing))
    }

    fn forget(view: &mut View, facts: usize) {
        let Some(own) = view.viewer.seat() else { return };
        let mut left = facts;
        let mut keep = |cards: Cards| -> Cards {
            let kept: Cards = cards.iter().take(left).collect();
            left -= kept.count() as usize;
            kept
        };
        for seat in view.seats.others(own) {
            let memory = &mut view.memory;
            // The pile being robbed lies open.
            let open = view.phase == Phase::Rob { victim: seat } && view.mover == own;
            if !open {
                memory.piles[seat].faces = keep(memory.piles[seat].faces);
            }
            memory.hands[seat] = keep(memory.hands[seat]);
            // Nobody knows less than the public.
            memory.public_hands[seat] = common(memory.public_hands[seat], memory.hands[seat]);
            memory.public_piles[seat] = common(memory.public_piles[seat], memory.piles[seat].faces);
        }
    }

    fn is_midway(game: &Sobek) -> bool {
        let cards = u32::from(game.deck_left()) + u32::from(game.lying());
        let all = QUAYS as u32 * u32::from(Sobek::deliveries(game.seats()));
        let half = all / 2;
        game.phase() == Phase::Turn && (half - 2..=half + 2).contains(&cards)
    }
}

fn common(a: Cards, b: Cards) -> Cards {
    a.minus(a.minus(b))
}

fn idea(action: Action, score: f32) -> Idea<Action> {
    Idea { action, score }
}

/// What a seat weighs when it is asked.
struct Thought<'a> {
    state: &'a Sobek,
    seat: Seat,
    weights: &'a SobekWeights,
    time: Time,
    prospects: Prospects<'a>,
    /// What a card of corruption costs.
    price: f32,
}

impl<'a> Thought<'a> {
    fn of(state: &'a Sobek, seat: Seat, weights: &'a SobekWeights) -> Self {
        let time = Time::of(state);
        let prospects = Prospects::of(state.hand(seat), state.sets(seat), time, weights);
        let price = price(state, seat, prospects.value.iter().sum(), time, weights);
        Thought { state, seat, weights, time, prospects, price }
    }

    fn gain(&self, card: Card) -> f32 {
        self.prospects.gain(card, self.price)
    }

    /// What a rival can hope for, as far as it is known.
    fn prospects_of(&self, rival: Seat) -> Prospects<'a> {
        let known = self.state.known_hand(rival, self.seat);
        Prospects::of(known, self.state.sets(rival), self.time, self.weights)
    }

    fn turn(&self, out: &mut Ideas) {
        self.takes(out);
        let hand = self.state.hand(self.seat);
        for family in Family::ALL {
            if SMALLEST_SET <= hand.fitting(family).count() {
                self.sets(family, hand, out);
            }
        }
        for card in hand.characters().kinds() {
            if let Some(character) = card.character() {
                self.character(character, out);
            }
        }
    }

    fn takes(&self, out: &mut Ideas) {
        let w = self.weights;
        let row = self.state.row();
        let next = self.state.seats().after(self.seat);
        let theirs = self.prospects_of(next);
        const SEEN: usize = 2 * REACH as usize;
        let mut wanted = [0.0f32; SEEN];
        let seen = row.clone().take(SEEN);
        for (gain, card) in wanted.iter_mut().zip(seen.clone()) {
            *gain = if card.back() == Back::Orange { w.closed } else { theirs.gain(card, 0.0) };
        }
        for (nth, card) in (0..).zip(seen.take(REACH.into())) {
            let gain = if card.back() == Back::Orange { w.closed } else { self.gain(card) };
            let left = &wanted[usize::from(nth) + 1..usize::from(nth) + 1 + usize::from(REACH)];
            let next = left.iter().copied().fold(0.0, f32::max);
            let score = gain - self.price * f32::from(nth) - w.denial * next;
            out.push(idea(Action::Take(nth), score));
        }
    }

    fn sets(&self, family: Family, hand: Cards, out: &mut Ideas) {
        let own = hand.of_family(family);
        let amulets = hand.amulets();
        let goods = own.minus(own.characters());
        let added = self.state.sets(self.seat).has(family);
        if own.is_empty() && !added {
            return;
        }
        let mut lay =
            |cards: Cards| out.push(idea(Action::Set(family, cards), self.laying(family, cards)));
        let count = own.count();
        if SMALLEST_SET <= count {
            lay(own);
            if goods != own && SMALLEST_SET <= goods.count() {
                lay(goods);
            }
            // Half now, half later: an event for each.
            if 2 * SMALLEST_SET <= count {
                let poor: Cards = own.iter().filter(|it| it.scarabs() == 0).collect();
                let order = poor.iter().chain(own.minus(poor).iter());
                lay(order.take(SMALLEST_SET as usize).collect());
            }
        } else {
            let needed = amulets.iter().take((SMALLEST_SET - count) as usize).collect();
            lay(own.plus(needed));
            if needed == amulets {
                return;
            }
        }
        if !amulets.is_empty() {
            lay(own.plus(amulets));
        }
    }

    /// What laying these cards brings.
    fn laying(&self, family: Family, cards: Cards) -> f32 {
        let event = if self.state.tokens().is_empty() { 0.0 } else { self.weights.event };
        self.joining(family, cards) + event
    }

    /// What cards of the hand bring in a set.
    fn joining(&self, family: Family, cards: Cards) -> f32 {
        let it = &self.prospects;
        let i = family as usize;
        let own = Part::of(cards.without_amulets());
        let amulets = cards.amulets().count() as f32;
        let laid = it.laid[i].plus(own.cards + amulets, own.scarabs);
        let rest = it.hand[i].plus(-own.cards, -own.scarabs);
        let gain = it.worth_of(family, laid, rest) - it.value[i];
        let jokers = it.with_amulets - it.jokers(it.amulets - amulets);
        gain - jokers - self.weights.keep * cards.characters().count() as f32
    }

    /// What is lost when a character goes to the discard pile.
    fn spent(&self, character: Character) -> f32 {
        self.prospects.loss(character.card())
    }

    fn character(&self, character: Character, out: &mut Ideas) {
        let (w, state, seat) = (self.weights, self.state, self.seat);
        let spent = self.spent(character);
        let rivals = state.seats().others(seat);
        match character {
            Character::Queen => {
                let drawn = if state.deck_left() == 0 { 0.0 } else { w.queen * self.time.left };
                out.push(idea(Action::Queen, drawn - spent));
            }
            Character::HighPriest | Character::HighPriestess => {
                let action = |family| match character {
                    Character::HighPriest => Action::HighPriest(family),
                    _ => Action::HighPriestess(family),
                };
                let pile = state.pile(seat);
                let before = out.len();
                for family in Family::ALL {
                    let cards = pile.of_family(family).count();
                    if cards != 0 {
                        out.push(idea(action(family), self.price * cards as f32 - spent));
                    }
                }
                if out.len() == before {
                    out.push(idea(action(Family::Ivory), -spent));
                }
            }
            Character::ScribeOfCattle | Character::ScribeOfFish => {
                let excess = |it| state.hand(it).count().saturating_sub(sobek::KEPT);
                let cards: u32 = rivals.map(excess).sum();
                let action = match character {
                    Character::ScribeOfCattle => Action::ScribeOfCattle,
                    _ => Action::ScribeOfFish,
                };
                out.push(idea(action, w.scribe * cards as f32 - spent));
            }
            Character::Vizier => {
                for victim in rivals {
                    let pile = state.pile(victim);
                    let known = state.known_pile(victim, seat);
                    let best = known.kinds().map(|it| self.gain(it)).fold(0.0, f32::max);
                    let some = if pile.is_empty() { 0.0 } else { w.vizier.max(best) };
                    out.push(idea(Action::Vizier(victim), some - spent));
                }
            }
            Character::Thief => {
                for victim in rivals {
                    self.theft(victim, spent, out);
                }
            }
            Character::Courtesan => self.courtesan(spent, out),
            Character::Merchant => {
                for (nth, card) in (0..).zip(state.row()) {
                    let gain = if card.back() == Back::Orange { w.closed } else { self.gain(card) };
                    // The free card needs no Merchant.
                    if nth != 0 || state.lying() == 1 {
                        out.push(idea(Action::Merchant(nth), gain - spent));
                    }
                }
            }
        }
    }

    fn theft(&self, victim: Seat, spent: f32, out: &mut Ideas) {
        let w = self.weights;
        let hand = self.state.hand(victim);
        if hand.is_empty() {
            return out.push(idea(Action::Thief(victim, None), -spent));
        }
        let known = self.state.known_hand(victim, self.seat);
        let theirs = self.prospects_of(victim);
        for back in Back::ALL {
            let all = hand.of_back(back).count();
            if all == 0 {
                continue;
            }
            let known = known.of_back(back);
            let worth: f32 =
                known.iter().map(|it| self.gain(it) + w.robbed * theirs.loss(it)).sum();
            let unknown = w.thief * (all - known.count()) as f32;
            out.push(idea(
                Action::Thief(victim, Some(back)),
                (worth + unknown) / all as f32 - spent,
            ));
        }
    }

    fn courtesan(&self, spent: f32, out: &mut Ideas) {
        let sets = self.state.sets(self.seat);
        let hand = self.state.hand(self.seat).minus(Character::Courtesan.card().into());
        let before = out.len();
        for family in sets.families() {
            let parts = hand.fitting(family).parts(1, 2);
            out.extend(
                parts.map(|it| {
                    idea(Action::Courtesan(family, it), self.joining(family, it) - spent)
                }),
            );
        }
        if out.len() == before {
            out.push(idea(Action::CourtesanInVain, -spent));
        }
        // Of many ways to add, the best few will do.
        const FEW: usize = 3;
        if before + FEW < out.len() {
            out[before..].sort_unstable_by(|a, b| b.score.total_cmp(&a.score));
            out.truncate(before + FEW);
        }
    }

    fn events(&self, out: &mut Ideas) {
        let (w, state, seat) = (self.weights, self.state, self.seat);
        let rivals = state.seats().others(seat);
        let count = (state.seats().count() - 1) as f32;
        for token in state.tokens().kinds() {
            match token {
                Token::Guild(hieroglyph) => {
                    let symbol = Symbol::Hieroglyph(hieroglyph);
                    let mine = symbol.after(state.score(seat)) - state.score(seat);
                    for rival in rivals.clone() {
                        let score = state.score(rival);
                        let back = score - symbol.before(score).unwrap_or(0);
                        let value = f32::from(mine) + w.guild_rival * f32::from(back) / count;
                        out.push(idea(Action::Event(Pick::Guild(hieroglyph, rival)), value));
                    }
                }
                Token::Flood => out.push(idea(Action::Event(Pick::Flood), w.flood)),
                Token::Curse => {
                    for rival in rivals.clone() {
                        let hopes = self.prospects_of(rival).total();
                        let cost = price(state, rival, hopes, self.time, w);
                        let value = CURSE as f32 * (self.price / count + w.rival * cost);
                        out.push(idea(Action::Event(Pick::Curse(rival)), value));
                    }
                }
                Token::Prosperity => {
                    let before = out.len();
                    for family in state.sets(seat).families().filter(|it| it.can_prosper()) {
                        let (it, i) = (&self.prospects, family as usize);
                        let laid = it.laid[i].plus(0.0, PROSPERITY as f32);
                        let value = it.worth_of(family, laid, it.hand[i]) - it.value[i];
                        out.push(idea(Action::Event(Pick::Prosperity(Some(family))), value));
                    }
                    if out.len() == before {
                        out.push(idea(Action::Event(Pick::Prosperity(None)), 0.0));
                    }
                }
                Token::Embalming => {
                    let pile = state.pile(seat);
                    let hand = state.hand(seat).plus(pile);
                    let with = Prospects::of(hand, state.sets(seat), self.time, w);
                    let gain = with.total() - self.prospects.total();
                    let relief = self.price * pile.count() as f32 * (1.0 - w.burden);
                    out.push(idea(Action::Event(Pick::Embalming), gain + relief));
                }
                Token::Deceit => {
                    let cards = state.pile(seat).count() as f32;
                    out.push(idea(Action::Event(Pick::Deceit), cards));
                }
            }
        }
    }

    /// A Scribe's victim names the cards it will miss least, in the order of the box.
    fn discards(&self, out: &mut Ideas) {
        let left = self.state.discardable(self.seat);
        let needed = self.state.to_discard(self.seat);
        let mut kinds: Vec<(f32, Card)> =
            left.kinds().map(|it| (self.prospects.loss(it), it)).collect();
        kinds.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
        let least = kinds.iter().flat_map(|it| (0..left.copies(it.1)).map(|_| it.1));
        let planned: Cards = least.take(needed as usize).collect();
        let first = planned.kinds().next();
        for (loss, card) in kinds {
            if needed <= left.from(card).count() {
                let bonus = if Some(card) == first { 10.0 } else { 0.0 };
                out.push(idea(Action::Discard(card), bonus - loss));
            }
        }
    }
}

/// The next horizontal set of a plan that lays all it can.
fn horizontal(state: &Sobek, seat: Seat, out: &mut Ideas) {
    let hand = state.hand_unchosen(seat);
    let mut amulets = hand.amulets().count();
    let mut plan: [Option<u32>; 6] = [None; 6];
    let mut open: Vec<Family> =
        state.families_after_chosen(seat).filter(|&it| !hand.of_family(it).is_empty()).collect();
    // Complete ones first, then those that need the fewest amulets for the most.
    open.sort_by_key(|&it| {
        let own = hand.of_family(it);
        (SMALLEST_SET.saturating_sub(own.count()), std::cmp::Reverse(own.scarabs()))
    });
    let mut last = None;
    for family in open {
        let needed = SMALLEST_SET.saturating_sub(hand.of_family(family).count());
        if needed <= amulets {
            amulets -= needed;
            plan[family as usize] = Some(needed);
            last = Some(family);
        }
    }
    if let Some(count) = last.and_then(|it| plan[it as usize].as_mut()) {
        *count += amulets;
    }
    let first = Family::ALL.into_iter().find_map(|it| Some((it, plan[it as usize]?)));
    if let Some((family, with)) = first {
        let own = hand.of_family(family);
        let jokers = hand.amulets().iter().take(with as usize).collect();
        out.push(idea(Action::Set(family, own.plus(jokers)), 10.0));
    }
    out.push(idea(Action::Done, 0.0));
}
