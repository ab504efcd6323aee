//! Sobek in English words.
use super::{
    InWords, acting_seat, and, capital, count, name, own, points, verb, whose, winners_in_words,
};
use game_core::{Seat, Viewer};
use sobek::{
    Action, Back, Backs, CURSE, Card, Cards, Character, Decision, Event, Family, KEPT, PROSPERITY,
    Phase, Pick, Quay, REACH, ROUNDS, ScoredSet, Seen, Sobek, Symbol, Token, Tokens, View,
};
use std::fmt::Write as _;

impl InWords for Sobek {
    const LEGEND: &'static str = "\
The aim: have the most points after three rounds. They come from sets of three
or more cards of one family: the scarabs (●) on a set times its cards. What you
skip in the row, or still hold when the round ends, is corruption; the most
corrupt player goes back on the track.
  F1, F0, Fg   fish with a scarab, without, and with a green back; so for
               Ivory, Ebony, Marble, Cattle, Wheat (ivory has 3 scarabs,
               ebony and marble 2)
  A            an amulet: fits any set
  thief, …     a character: play it for its effect, or as a card of its family
  take 2       take the second card; the first goes to your corruption
  set fish F1,F0,A                 lay a set; an event token follows
  thief 2 orange, priest wheat     play a character
Refusals name the section of the rules: see docs/rules/sobek.md.";

    fn view_in_words(view: &View) -> String {
        if view.round == 0 {
            return "Nothing has been dealt yet.".to_owned();
        }
        let mut text = String::new();
        let mut line = |it: String| {
            text.push_str(&it);
            text.push('\n');
        };
        line(format!(
            "Round {} of {ROUNDS} · delivery {} of {} · {} in the deck · {} left",
            view.round,
            view.delivery,
            view.deliveries(),
            count(view.deck, "card"),
            count(view.tokens_left, "event token"),
        ));
        line(row(view));
        for seat in view.seats.iter() {
            line(seat_line(view, seat));
        }
        if let Viewer::Seat(own) = view.viewer {
            let (hand, named) = (view.memory.hands[own], named(view, own));
            line(format!("Your hand:       {}", by_family(hand.minus(named))));
            if view.decision() == Some(Decision::ScribeDiscards) && view.asked.contains(own) {
                line(format!("Given up so far: {}", by_family(named)));
            }
            line(format!("Your corruption: {}", by_family(view.memory.piles[own].faces)));
        }
        if let Some(tokens) = view.tokens().filter(|it| !it.is_empty()) {
            line(format!("Tokens left: {}", tokens_in_words(tokens)));
        }
        if !view.discard.is_empty() {
            line(format!("Discard pile: {}", view.discard));
        }
        text.truncate(text.trim_end().len());
        text
    }

    fn question_in_words(view: &View) -> String {
        match view.decision() {
            None => "Nobody is asked.".to_owned(),
            Some(Decision::NameStarter) => "You have the lowest score: who starts?".to_owned(),
            Some(Decision::Turn) => {
                "Your turn: take a card, play a character or lay a set.".to_owned()
            }
            Some(Decision::Event) => "Your set brings an event: pick a token.".to_owned(),
            Some(Decision::VizierCard) => {
                "Which card does your Vizier take from the pile?".to_owned()
            }
            Some(Decision::ScribeDiscards) => {
                let own = own_seat(view);
                let left = view.memory.hands[own].count() - KEPT - named(view, own).count();
                format!(
                    "A Scribe: give up {} more, from left to right in your hand (what you pass is \
                     kept); nobody sees it yet.",
                    count(left, "card"),
                )
            }
            Some(Decision::HorizontalSets) => "The round is over. Lay horizontal sets, family by \
                 family from left to right (what you pass is not laid); nobody sees it yet. \
                 Then `done`."
                .to_owned(),
        }
    }

    fn action_in_words(action: Action, view: &View) -> String {
        let (own, you) = (own_seat(view), Viewer::Seat(own_seat(view)));
        match action {
            Action::Take(nth) => take_in_words(view, nth),
            Action::Set(family, cards) if view.phase == Phase::HorizontalSets => {
                format!(
                    "lay {} horizontally: {} of {family}",
                    faces(cards),
                    points(cards.scarabs())
                )
            }
            Action::Set(family, cards) => {
                let mut sets = view.sets[own];
                let verb = if sets.has(family) { "add to" } else { "lay" };
                sets.add(family, cards);
                let worth = points(sets.points(family).into());
                format!("{verb} your set of {family}: {}; then it is worth {worth}", faces(cards))
            }
            Action::Queen => "draw 3 cards from the deck".to_owned(),
            Action::HighPriest(family) | Action::HighPriestess(family) => {
                let cards = view.memory.piles[own].faces.of_family(family);
                let them = if cards.is_empty() { "there is none".to_owned() } else { faces(cards) };
                format!("throw all {family} out of your corruption: {them}")
            }
            Action::ScribeOfCattle | Action::ScribeOfFish => {
                "all others reduce their hands to 6 cards".to_owned()
            }
            Action::Vizier(victim) => {
                format!("look through {} corruption and take one card", whose(victim, you))
            }
            Action::Thief(victim, Some(back)) => {
                format!("steal {} card from {} hand, blindly", a_back(back), whose(victim, you))
            }
            Action::Thief(victim, None) => {
                format!("{} hand is empty: no effect", whose(victim, you))
            }
            Action::Courtesan(family, cards) => {
                let mut sets = view.sets[own];
                sets.add(family, cards);
                let worth = points(sets.points(family).into());
                format!("add {} to your set of {family}; then it is worth {worth}", faces(cards))
            }
            Action::CourtesanInVain => "nothing fits your sets: no effect".to_owned(),
            Action::Merchant(nth) => {
                format!("take {}; nothing goes to corruption", lying_in_words(view, nth))
            }
            Action::Event(pick) => pick_in_words(pick, view),
            Action::Rob(card) => format!("take {} into your hand", face(card)),
            Action::Discard(card) => format!("give up {}", face(card)),
            Action::Done => "lay no more; the rest of your hand goes to corruption".to_owned(),
            Action::Start(seat) => format!("{} the round", verb(seat, you, "start", "starts")),
        }
    }

    fn event_in_words(event: &Event, viewer: Viewer) -> String {
        let who = |seat, plain, third| capital(&verb(seat, viewer, plain, third));
        match *event {
            Event::Dealt { round, hands } => {
                let mut text = format!("Round {round} is set up.");
                for seat in game_core::Seats::FOUR.iter() {
                    if let Some(hand) = hands[seat].filter(|it| !it.is_empty()) {
                        let _ = write!(text, " {} {}.", who(seat, "hold", "holds"), faces(hand));
                    }
                }
                text
            }
            Event::Delivered { number, quays } => {
                let cards = quays.iter().filter_map(|it| match it {
                    Quay::Empty => None,
                    Quay::Closed => Some("a character".to_owned()),
                    Quay::Open(card) => Some(face(*card)),
                });
                format!("Delivery {number}: {}.", and(&cards.collect::<Vec<_>>()))
            }
            Event::StarterDrawn { seat } => format!("{} drawn to start.", who(seat, "are", "is")),
            Event::NamerDrawn { seat } => {
                let names = who(seat, "have", "has");
                format!("{names} the lowest score and will name the starter.")
            }
            Event::StarterNamed { by, starter } => {
                let names = who(by, "say", "says");
                format!("{names} that {} this round.", verb(starter, viewer, "start", "starts"))
            }
            Event::Took { seat, quay: _, card, skipped } => {
                let card = card.map_or_else(|| "a face-down character".to_owned(), face);
                let mut text = format!("{} {card}", who(seat, "take", "takes"));
                if 0 < skipped.backs.count() {
                    let _ = write!(text, "; into corruption: {}", seen(skipped));
                }
                text + "."
            }
            Event::Laid { seat, family, cards, added: false } => {
                format!("{} a set of {family}: {}.", who(seat, "lay", "lays"), faces(cards))
            }
            Event::Laid { seat, family, cards, added: true } => {
                let to = own(seat, viewer);
                format!("{} to {to} set of {family}: {}.", who(seat, "add", "adds"), faces(cards))
            }
            Event::TokensSeen { seat, left, tokens } => {
                let looks = who(seat, "look", "looks");
                let them =
                    tokens.map_or_else(String::new, |it| format!(": {}", tokens_in_words(it)));
                format!("{looks} at the {} left{them}.", count(left, "event token"))
            }
            Event::Played { seat, character } => {
                format!("{} {}.", who(seat, "play", "plays"), character_in_words(character))
            }
            Event::NoEffect => "It has no effect.".to_owned(),
            Event::Drew { seat, cards } => {
                format!("{} {}.", who(seat, "draw", "draws"), seen(cards))
            }
            Event::Purged { seat, family, cards } => {
                let throws = who(seat, "throw", "throws");
                let from = own(seat, viewer);
                format!("{throws} all {family} out of {from} corruption: {}.", faces(cards))
            }
            Event::StealingFrom { seat, victim, back } => {
                let (reaches, whose) = (who(seat, "reach", "reaches"), whose(victim, viewer));
                match back {
                    Some(back) => format!("{reaches} for {} card in {whose} hand.", a_back(back)),
                    None => format!("{reaches} into {whose} empty hand."),
                }
            }
            Event::Stole { seat, victim, card } => {
                let from = verb(victim, viewer, "", "");
                format!("{} {} from {}.", who(seat, "steal", "steals"), seen(card), from.trim())
            }
            Event::MustReduce { seats: victims } if victims.is_empty() => {
                "Nobody has more than 6 cards: no effect.".to_owned()
            }
            Event::MustReduce { seats: victims } => {
                let them: Vec<_> = victims.iter().map(|it| name(it, viewer)).collect();
                format!("More than 6 cards: {}.", and(&them))
            }
            Event::Discarding { seat, card } => {
                format!("{} up {} (unseen so far).", who(seat, "give", "gives"), face(card))
            }
            Event::Reduced { seat, cards } => {
                let puts = who(seat, "put", "puts");
                format!("{puts} {} into corruption.", seen(cards))
            }
            Event::Searched { seat, victim, pile } => {
                let looks = who(seat, "look", "looks");
                let whose = whose(victim, viewer);
                match pile {
                    Some(pile) => format!("{looks} through {whose} corruption: {}.", faces(pile)),
                    None => format!("{looks} through {whose} corruption."),
                }
            }
            Event::Robbed { seat, victim, card } => {
                let takes = who(seat, "take", "takes");
                format!("{takes} {} out of {} corruption.", seen(card), whose(victim, viewer))
            }
            Event::Decided { seat } => format!("{} decided.", who(seat, "have", "has")),
            Event::Picked { seat, token } => {
                format!("{} the event {}.", who(seat, "pick", "picks"), token_in_words(token))
            }
            Event::Moved { seat, from, to } if from == to => {
                format!("{} marker stays on {to}.", capital(&whose(seat, viewer)))
            }
            Event::Moved { seat, from, to } => {
                format!("{} marker goes from {from} to {to}.", capital(&whose(seat, viewer)))
            }
            Event::Cursed { seat } => {
                format!("{} the Curse: 2 more corruption.", who(seat, "get", "gets"))
            }
            Event::Prospered { seat, family } => {
                format!("It lies on {} set of {family}: 2 scarabs more.", whose(seat, viewer))
            }
            Event::Embalmed { seat, cards } => {
                let takes = who(seat, "take", "takes");
                format!("{takes} {} corruption to hand: {}.", own(seat, viewer), seen(cards))
            }
            Event::Deceived { seat, pile } => {
                let shows = who(seat, "show", "shows");
                format!("{shows} {} of corruption.", count(pile, "card"))
            }
            Event::RoundEnded { round } => format!("Round {round} is over."),
            Event::LayingAside { seat, family, cards } => {
                let lays = who(seat, "lay", "lays");
                format!("{lays} a horizontal set of {family}: {} (unseen so far).", faces(cards))
            }
            Event::SetScored { seat, set } => scored_in_words(seat, &set, viewer),
            Event::PileOpened { seat, pile, curses } => {
                let mut text = format!("{} corruption: ", capital(&whose(seat, viewer)));
                text += &count(pile.count(), "card");
                if 0 < curses {
                    let all = pile.count() + CURSE * u32::from(curses);
                    let _ = write!(text, " + {} = {all}", count(curses, "Curse"));
                }
                if !pile.is_empty() {
                    let _ = write!(text, ", {}: {}", count(pile.scarabs(), "scarab"), faces(pile));
                }
                text + "."
            }
            Event::Scored { seat, points: n, from, to } => {
                let scores = who(seat, "score", "scores");
                format!("{scores} {}: {from} → {to}.", points(n.into()))
            }
            Event::Penalised { seat, steps: 0, .. } => {
                let most = who(seat, "are", "is");
                format!(
                    "{most} the most corrupt, but had less than 10 points from sets: no penalty."
                )
            }
            Event::Penalised { seat, symbol, steps, from, to } => {
                let most = who(seat, "are", "is");
                let back = count(steps, &symbol.to_string());
                format!("{most} the most corrupt; {back} back: {from} → {to}.")
            }
            Event::GameOver { scores, winners } => {
                let winners = winners_in_words(winners, &scores, viewer);
                format!("The game is over. {winners}")
            }
        }
    }
}

/// Nine columns in 80 letters.
fn row(view: &View) -> String {
    if view.quays.iter().all(|it| *it == Quay::Empty) {
        return "Nile: empty".to_owned();
    }
    let mut lines = [String::new(), String::new(), String::new()];
    let mut nth = 0;
    for quay in view.quays {
        let (code, name) = match quay {
            Quay::Empty => ("·".to_owned(), String::new()),
            Quay::Closed => ("?".to_owned(), "hidden".to_owned()),
            Quay::Open(card) => (card.to_string(), face_short(card)),
        };
        let number = if quay == Quay::Empty {
            String::new()
        } else {
            nth += 1;
            format!("{nth}{}", if nth <= REACH { "*" } else { "" })
        };
        for (line, cell) in lines.iter_mut().zip([number, code, name]) {
            let _ = write!(line, "{cell:<9}");
        }
    }
    let [numbers, codes, names] = lines.map(|it| it.trim_end().to_owned());
    format!("Nile (* within reach):\n{numbers}\n{codes}\n{names}")
}

fn seat_line(view: &View, seat: Seat) -> String {
    let own = view.viewer == Viewer::Seat(seat);
    let mut text = format!("Seat {seat}{}", if own { " (you)" } else { "" });
    let _ = write!(text, ": {}", points(view.scores[seat].into()));
    if view.asked.contains(seat) {
        text.push_str(" · to decide");
    }
    if !own {
        let _ = write!(text, " · hand {}", seen(view.hand(seat)));
        if let Some(pile) = view.pile(seat) {
            let _ = write!(text, " · corruption {}", seen(pile));
        }
    }
    if 0 < view.curses[seat] {
        let _ = write!(text, " · {}", count(view.curses[seat], "Curse"));
    }
    let sets = view.sets[seat];
    for family in sets.families() {
        let prosperity = match sets.prosperity(family) {
            0 => String::new(),
            n => format!(" + {n} Prosperity"),
        };
        let worth = sets.points(family);
        let _ = write!(text, " · {family} {}{prosperity} = {worth}", sets.of(family));
    }
    if let Some(sets) = view.horizontal[seat] {
        for family in sets.families() {
            let worth = sets.horizontal_points(family);
            let _ = write!(text, " · horizontal {family} {} = {worth}", sets.of(family));
        }
    }
    text
}

/// What the viewer has named while others still choose: still in his hand, but
/// as good as gone.
fn named(view: &View, own: Seat) -> Cards {
    match view.decision() {
        Some(Decision::HorizontalSets) => view.horizontal[own].unwrap_or_default().all(),
        _ => view.discards[own].unwrap_or_default(),
    }
}

fn by_family(cards: Cards) -> String {
    if cards.is_empty() {
        return "nothing".to_owned();
    }
    let families = Family::ALL.map(|it| (it.name(), cards.of_family(it)));
    let groups = families.into_iter().chain([("amulets", cards.amulets())]);
    let groups = groups.filter(|(_, cards)| !cards.is_empty());
    groups.map(|(name, cards)| format!("{name} {cards}")).collect::<Vec<_>>().join(" · ")
}

fn take_in_words(view: &View, nth: u8) -> String {
    let taken = lying_in_words(view, nth);
    let skipped: Vec<String> = (0..nth).map(|it| lying_in_words(view, it)).collect();
    match skipped.as_slice() {
        [] => format!("take {taken}"),
        _ => format!("take {taken}; into your corruption: {}", and(&skipped)),
    }
}

/// The nth card that lies in the row.
fn lying_in_words(view: &View, nth: u8) -> String {
    let lying = view.quays.iter().filter(|it| **it != Quay::Empty).nth(nth.into());
    match lying {
        Some(Quay::Open(card)) => face(*card),
        _ => "a face-down character".to_owned(),
    }
}

fn own_seat(view: &View) -> Seat {
    acting_seat(view.viewer, view.mover)
}

fn pick_in_words(pick: Pick, view: &View) -> String {
    let (seat, you) = (own_seat(view), Viewer::Seat(own_seat(view)));
    match pick {
        Pick::Guild(hieroglyph, victim) => {
            let symbol = Symbol::Hieroglyph(hieroglyph);
            let (own, other) = (view.scores[seat], view.scores[victim]);
            let (forward, back) = (symbol.after(own), symbol.before(other).unwrap_or(0));
            let theirs = whose(victim, you);
            format!("your marker from {own} to {forward}, {theirs} marker from {other} to {back}")
        }
        Pick::Flood => "another turn at once".to_owned(),
        Pick::Curse(victim) => {
            format!(
                "{} 2 more corruption at the end of the round",
                verb(victim, you, "get", "gets")
            )
        }
        Pick::Prosperity(Some(family)) => format!("2 scarabs more on your set of {family}"),
        Pick::Prosperity(None) => "you have no set for it: no effect".to_owned(),
        Pick::Embalming => {
            let pile = view.memory.piles[seat].backs.count();
            format!("take your corruption to hand: {}", count(pile, "card"))
        }
        Pick::Deceit => {
            let pile = view.memory.piles[seat].backs.count();
            format!("show that your corruption is {}: as many points", count(pile, "card"))
        }
    }
}

fn scored_in_words(seat: Seat, set: &ScoredSet, viewer: Viewer) -> String {
    let ScoredSet { family, cards, prosperity, horizontal, points: worth } = *set;
    let whose = capital(&whose(seat, viewer));
    let n = cards.count();
    let worth = points(worth.into());
    let scarabs = match prosperity {
        0 => count(cards.scarabs(), "scarab"),
        tokens => {
            let more = PROSPERITY * u32::from(tokens);
            format!("({} + {more} for Prosperity)", count(cards.scarabs(), "scarab"))
        }
    };
    let cards = faces(cards);
    if horizontal {
        format!("{whose} horizontal set of {family}: {cards}: {scarabs} = {worth}.")
    } else {
        format!("{whose} set of {family}: {cards}: {scarabs} × {} = {worth}.", count(n, "card"))
    }
}

fn face(card: Card) -> String {
    match (card.character(), card.family()) {
        (Some(character), _) => character_in_words(character).to_owned(),
        (None, None) => "an amulet".to_owned(),
        (None, Some(family)) => match (card.scarabs(), card.back()) {
            (0, Back::Green) => format!("{family} (green)"),
            (0, _) => family.to_string(),
            (n, _) => format!("{family}{}", "●".repeat(n.into())),
        },
    }
}

/// A face without its article, eight letters at most.
fn face_short(card: Card) -> String {
    match card.family() {
        Some(family) => format!("{family}{}", "●".repeat(card.scarabs().into())),
        None => "amulet".to_owned(),
    }
}

fn faces(cards: Cards) -> String {
    and(&face_list(cards))
}

fn face_list(cards: Cards) -> Vec<String> {
    let kinds = cards.kinds().map(|it| match cards.copies(it) {
        1 => face(it),
        n => format!("{n}× {}", face(it).trim_start_matches("an ")),
    });
    kinds.collect()
}

/// Faces where they are seen, backs for the rest.
fn seen(cards: Seen) -> String {
    let mut parts = face_list(cards.faces);
    let Backs { green, beige, orange } = cards.hidden();
    for (n, back) in [(green, Back::Green), (beige, Back::Beige), (orange, Back::Orange)] {
        if 0 < n {
            parts.push(format!("{n} {back}"));
        }
    }
    and(&parts)
}

fn a_back(back: Back) -> &'static str {
    match back {
        Back::Green => "a green",
        Back::Beige => "a beige",
        Back::Orange => "an orange",
    }
}

fn tokens_in_words(tokens: Tokens) -> String {
    and(&tokens.iter().map(token_in_words).collect::<Vec<_>>())
}

fn token_in_words(token: Token) -> String {
    match token {
        Token::Guild(hieroglyph) => format!("Guild ({hieroglyph})"),
        Token::Flood => "Flood".to_owned(),
        Token::Curse => "Curse".to_owned(),
        Token::Prosperity => "Prosperity".to_owned(),
        Token::Embalming => "Embalming".to_owned(),
        Token::Deceit => "Deceit".to_owned(),
    }
}

fn character_in_words(character: Character) -> &'static str {
    match character {
        Character::Queen => "Queen Sobekneferu",
        Character::HighPriest => "the High Priest",
        Character::HighPriestess => "the High Priestess",
        Character::ScribeOfCattle => "the Scribe (cattle)",
        Character::Vizier => "the Vizier",
        Character::Thief => "the Thief",
        Character::ScribeOfFish => "the Scribe (fish)",
        Character::Courtesan => "the Courtesan",
        Character::Merchant => "the Merchant",
    }
}
