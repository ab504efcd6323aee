//! Conex in English words.
use super::{
    InWords, acting_seat, and, capital, count, name, own, points, verb, whose, winners_in_words,
};
use conex::{
    Action, Card, Cards, Component, Conex, DRAW, Decision, Ending, Event, Face, Kind, Placement,
    Printed, Slot, Spot, Token, View,
};
use game_core::{Seat, Viewer};
use std::fmt::Write as _;

impl InWords for Conex {
    const LEGEND: &'static str = "\
The aim: have the most points. A card is laid so that a coloured corner printed
on it hides a real corner of that colour, of a card or of the board; its number
is what you score. It may touch nothing else, cover no other printed corner and
must stay on the table. When somebody has 40 points (or 30, if so agreed), the
round is played out; the game also ends when nothing fits any more.
  r4           red 4: a card is named by its colour (r, p, y, t: red, purple,
               yellow, turquoise) and its number
  r9 to r11    die cards: who lays one rolls the die, which gives 1 or 2 cards,
               lightning or double; a token can be used from the next turn on
  r12, r13     \"+2\" cards: who lays a card on one scores 2 more
  tl tr br bl  a card's own corners as it stands upright: top left, top right,
               bottom right, bottom left; the board's are red, purple, yellow
               and turquoise
  spot         a corner on which a card can be laid
  lay r4.p on p12.tr       lay red 4 by its purple printed corner on the top
                           right corner of purple 12
  lay r4.p on p12.tr x2    the same with the double token: twice the points
  draw                     draw two cards instead of laying one
  pass                     only where you can neither lay nor draw
  lightning p12            use the lightning token at the start or the end of
                           your turn: purple 12, on which nothing lies, goes
                           under the pile, and each other player gives up a card
  discard r4               give up red 4 to another player's lightning
  done                     end your turn and keep lightning
A choice says what it opens for others: `opens room for 9 of the 47 other cards,
5 points at best` means that of the cards you don't hold, 9 could be laid on the
new card, the best of them for 5 points.
Refusals name the section of the rules: see docs/rules/conex.md.";

    fn view_in_words(view: &View) -> String {
        if view.turn == 0 {
            return "Nothing has been dealt yet.".to_owned();
        }
        let mut text = String::new();
        let mut line = |it: String| {
            text.push_str(&it);
            text.push('\n');
        };
        let track = view.options.track();
        let is_last = view.seats.iter().any(|it| track <= view.scores[it]) && view.ending.is_none();
        let known = view.pile.iter().filter(|it| it.card.is_some()).count();
        line(format!(
            "Turn {} · {} table · {} {track} points · {} in the pile{}",
            view.turn,
            view.options.size,
            if is_last { "last round, somebody has" } else { "ends at" },
            count(view.pile.len() as u64, "card"),
            if known == 0 { String::new() } else { format!(" ({})", pile_in_words(&view.pile)) },
        ));
        line(Token::ALL.map(|it| token_line(view, it)).join(" · "));
        line("On the table (what lies on what, and on which corner):".to_owned());
        line("  board".to_owned());
        tree(view, Component::Board, 2, &mut line);
        for seat in view.seats.iter() {
            line(seat_line(view, seat));
        }
        if let Viewer::Seat(own) = view.viewer {
            let hand = view.hands[own].unwrap_or_default();
            line("Your hand:".to_owned());
            hand.iter().for_each(|it| line(format!("  {}", hand_card(view, it))));
            if hand.is_empty() {
                line("  no card".to_owned());
            }
        }
        text.truncate(text.trim_end().len());
        text
    }

    fn question_in_words(view: &View) -> String {
        match view.decision() {
            None => "Nobody is asked.".to_owned(),
            Some(Decision::Start) => {
                let lightning = view.tokens.can_use(view.mover, Token::Lightning)
                    && !view.table.cards().is_empty();
                let or = if lightning { ", or use lightning first" } else { "" };
                format!("Your turn: {}{or}.", main_choices(view))
            }
            Some(Decision::Main) => format!("Your turn goes on: {}.", main_choices(view)),
            Some(Decision::End) => "Use lightning, or end your turn with `done`?".to_owned(),
            Some(Decision::Discard) => {
                let by = whose(view.mover, view.viewer);
                format!(
                    "By {by} lightning you give up a card: it goes under the pile, and nobody sees \
                     it. Which?"
                )
            }
        }
    }

    fn action_in_words(action: Action, view: &View) -> String {
        match action {
            Action::Lay { placement, doubled } => {
                let sum = sum_in_words(placement, doubled);
                let opens = opens_in_words(view, placement);
                format!("{}{sum}; {opens}", placement_in_words(placement))
            }
            Action::Draw => {
                let cards = view.pile.len().min(DRAW);
                format!("draw {}", count(cards as u64, "card"))
            }
            Action::Pass => "you can neither lay nor draw".to_owned(),
            Action::Lightning(card) => {
                let laid = view.table.laid(card);
                let by = laid.map_or_else(String::new, |it| {
                    format!(", laid by {}", name(it.seat, view.viewer))
                });
                format!("remove {}{by}; each other player who has cards gives one up", face(card))
            }
            Action::Discard(card) => format!("give up {}", face(card)),
            Action::Done => "end your turn and keep lightning".to_owned(),
        }
    }

    /// The most points first.
    fn place_in_list(action: Action) -> i32 {
        match action {
            Action::Lay { placement, doubled } => -i32::from(placement.points(doubled)),
            _ => 0,
        }
    }

    fn event_in_words(event: &Event, viewer: Viewer) -> String {
        let who = |seat, plain, third| capital(&verb(seat, viewer, plain, third));
        match *event {
            Event::Dealt { hands, start } => {
                let mut text =
                    format!("The cards are dealt; {}.", verb(start, viewer, "start", "starts"));
                for seat in game_core::Seats::FOUR.iter() {
                    if let Some(hand) = hands[seat].filter(|it| !it.is_empty()) {
                        let _ = write!(text, " {} {}.", who(seat, "hold", "holds"), faces(hand));
                    }
                }
                text
            }
            Event::Laid { seat, placement, doubled, points: _, to } => {
                let lays = who(seat, "lay", "lays");
                let sum = sum_in_words(placement, doubled);
                let whose = whose(seat, viewer);
                format!(
                    "{lays} {}{sum}. {} score is {to}.",
                    placement_in_words(placement),
                    capital(&whose)
                )
            }
            Event::Drew { seat, count: 0, .. } => {
                format!("{} the pile empty.", who(seat, "find", "finds"))
            }
            Event::Drew { seat, count: n, cards } => {
                let cards = cards.map_or_else(|| count(n, "card"), faces);
                format!("{} {cards}.", who(seat, "draw", "draws"))
            }
            Event::Passed { seat } => format!("{}.", who(seat, "pass", "passes")),
            Event::Done { seat } => format!("{} lightning for later.", who(seat, "keep", "keeps")),
            Event::Rolled { seat, face } => {
                let shows = match face {
                    Face::Cards(n) => count(n, "card"),
                    Face::Token(token) => token.to_string(),
                };
                format!("{} the die: {shows}.", who(seat, "roll", "rolls"))
            }
            Event::TookToken { seat, token, from } => {
                let from =
                    from.map_or_else(String::new, |it| format!(" from {}", name(it, viewer)));
                let own = own(seat, viewer);
                format!("{} {token}{from}, for {own} next turn.", who(seat, "take", "takes"))
            }
            Event::KeptToken { seat, token } => {
                format!("{} {token} already: nothing changes.", who(seat, "have", "has"))
            }
            Event::Struck { seat, card } => {
                let uses = who(seat, "use", "uses");
                format!("{uses} lightning: {} goes under the pile.", face(card))
            }
            Event::MustDiscard { seats } => {
                let them: Vec<_> = seats.iter().map(|it| name(it, viewer)).collect();
                format!("To give up a card each: {}.", and(&them))
            }
            Event::Discarding { seat, card } => {
                format!("{} up {}.", who(seat, "give", "gives"), face(card))
            }
            Event::Decided { seat } => format!("{} given up a card.", who(seat, "have", "has")),
            Event::Buried { seat, card } => {
                let card = card.map_or_else(|| "card".to_owned(), face);
                format!("{} {card} goes under the pile.", capital(&whose(seat, viewer)))
            }
            Event::GameOver { ending, scores, winners, hands: _ } => {
                let why = match ending {
                    Ending::NoRoom => "no card can be laid any more",
                    Ending::AllPassed => "everybody has passed",
                    Ending::Track => "the end of the track is reached",
                };
                let winners = winners_in_words(winners, &scores, viewer);
                format!("The game is over: {why}. {winners}")
            }
        }
    }
}

/// What lies on a component, and on that, set in further and further.
fn tree(view: &View, component: Component, depth: usize, line: &mut impl FnMut(String)) {
    for card in view.table.lying_on(component) {
        let Some(laid) = view.table.laid(card) else { continue };
        let indent = "  ".repeat(depth);
        let Placement { spot, by } = laid.placement;
        let (at, by) = (spot.at.notation(), printed_in_words(by));
        let who = name(laid.seat, view.viewer);
        line(format!("{indent}{at}: {card}, {} by its {by} ({who})", face(card)));
        tree(view, Component::Card(card), depth + 1, line);
    }
}

fn seat_line(view: &View, seat: Seat) -> String {
    let own = view.viewer == Viewer::Seat(seat);
    let mut text = format!("Seat {seat}{}", if own { " (you)" } else { "" });
    let _ = write!(text, ": {}", points(view.scores[seat].into()));
    let _ = write!(text, " · {}", count(view.hand_sizes[seat], "card"));
    if let Some(hand) = view.hands[seat].filter(|it| !own && !it.is_empty()) {
        let _ = write!(text, " ({})", hand.to_string().replace(',', " "));
    }
    if view.start == seat {
        text.push_str(" · start card");
    }
    if view.asked.contains(seat) {
        text.push_str(" · to decide");
    }
    text
}

fn token_line(view: &View, token: Token) -> String {
    let where_ = match view.tokens.holder(token) {
        None => "beside the pile".to_owned(),
        Some(seat) if view.tokens.is_locked(token) => {
            format!("{}, locked", name(seat, view.viewer))
        }
        Some(seat) => name(seat, view.viewer),
    };
    format!("{token}: {where_}")
}

/// Known cards of the pile with their places from the top.
fn pile_in_words(pile: &[Slot]) -> String {
    if pile.iter().all(|it| it.card.is_some()) {
        let cards = pile.iter().filter_map(|it| it.card).map(|it| it.to_string());
        return format!("from the top: {}", cards.collect::<Vec<_>>().join(" "));
    }
    let known = (1u8..).zip(pile).filter_map(|(place, slot)| Some((place, slot.card?)));
    known
        .map(|(place, card)| format!("{card} is number {place} from the top"))
        .collect::<Vec<_>>()
        .join(", ")
}

/// `r4: purple 3 (2 spots), yellow 4 (no spot)`.
fn hand_card(view: &View, card: Card) -> String {
    if view.ending.is_some() {
        return format!("{:<3} {}", card.to_string(), face(card));
    }
    let own = acting_seat(view.viewer, view.mover);
    if view.given_up[own] == Some(card) {
        return format!("{}: given up", face(card));
    }
    let corners = card.printed().map(|it| {
        let spots = match view.table.spots(it).count() {
            0 => "no spot".to_owned(),
            n => count(n as u64, "spot"),
        };
        format!("{} ({spots})", printed_in_words(it))
    });
    format!("{:<3} {}: {}", card.to_string(), face(card), corners.collect::<Vec<_>>().join(", "))
}

fn main_choices(view: &View) -> &'static str {
    let own = acting_seat(view.viewer, view.mover);
    let hand = view.hands[own].unwrap_or_default();
    if hand.is_empty() {
        return if view.pile.is_empty() {
            "you have no cards: pass"
        } else {
            "you have no cards: draw"
        };
    }
    match (view.table.has_room_for(hand), view.pile.len()) {
        (true, 0) => "lay a card",
        (true, 1) => "lay a card or draw the last one of the pile",
        (true, _) => "lay a card or draw two",
        (false, 0) => "none of your cards fits and the pile is empty: pass",
        (false, 1) => "none of your cards fits: draw the last one of the pile",
        (false, _) => "none of your cards fits: draw two",
    }
}

/// `red 4 by its purple 3 on purple 12 (+2), top right corner`.
fn placement_in_words(placement: Placement) -> String {
    let Placement { by, spot } = placement;
    format!("{} by its {} on {}", face(by.card()), printed_in_words(by), spot_in_words(spot))
}

fn spot_in_words(spot: Spot) -> String {
    match spot.on {
        Component::Board => format!("the board, {} corner", spot.at),
        Component::Card(card) => format!("{}, {} corner", face(card), spot.at),
    }
}

/// `: 4 points`, `: (3 + 2) × 2 = 10 points`.
fn sum_in_words(placement: Placement, doubled: bool) -> String {
    let value = placement.by.value();
    let sum = match (placement.bonus(), doubled) {
        (0, false) => String::new(),
        (0, true) => format!("{value} × 2 = "),
        (bonus, false) => format!("{value} + {bonus} = "),
        (bonus, true) => format!("({value} + {bonus}) × 2 = "),
    };
    format!(": {sum}{}", points(placement.points(doubled).into()))
}

/// What laying this opens for cards that the viewer doesn't hold.
fn opens_in_words(view: &View, placement: Placement) -> String {
    let own = acting_seat(view.viewer, view.mover);
    let mut table = view.table.clone();
    table.lay(placement, own, view.turn);
    let others = Cards::BOX.minus(table.cards()).minus(view.hands[own].unwrap_or_default());
    let on_it = |it: &Placement| it.spot.on == Component::Card(placement.card());
    let opened: Vec<Placement> = table.placements(others).filter(on_it).collect();
    let cards: Cards = opened.iter().map(|it| it.card()).collect();
    match opened.iter().map(|it| it.points(false)).max() {
        None => "opens nothing for others".to_owned(),
        Some(best) => {
            let (cards, others) = (cards.count(), others.count());
            let best = points(best.into());
            format!("opens room for {cards} of the {others} other cards, {best} at best")
        }
    }
}

fn printed_in_words(printed: Printed) -> String {
    format!("{} {}", printed.colour(), printed.value())
}

/// `red 4`, `red 9 (die)`, `red 12 (+2)`.
fn face(card: Card) -> String {
    let kind = match card.kind() {
        Kind::Plain => "",
        Kind::Die => " (die)",
        Kind::PlusTwo => " (+2)",
    };
    format!("{} {}{kind}", card.colour(), card.layout())
}

fn faces(cards: Cards) -> String {
    and(&cards.iter().map(face).collect::<Vec<_>>())
}
