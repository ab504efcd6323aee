//! Conex as text, for a terminal.
use super::Page;
use conex::{Card, Component, Kind, Placement, Slot, Token};
use game_core::Seat;
use pages::{
    Arg,
    terminal::{asked, fold, seat_name},
};

pub(super) fn drawing(page: &Page<'_>) -> String {
    let view = page.view;
    if view.turn == 0 {
        return page.say("terminal-undealt");
    }
    let tokens = Token::ALL.map(|it| token_line(page, it)).join(" · ");
    let mut lines = vec![fold(&facts(page), 2), fold(&tokens, 2)];
    lines.push(page.say("conex-terminal-table"));
    lines.push(format!("  {}", page.say("conex-terminal-board")));
    tree(page, Component::Board, 2, &mut lines);
    lines.extend(view.seats.iter().map(|it| seat_line(page, it)));
    if let Some(hand) = page.hand() {
        if hand.is_empty() {
            lines.push(page.say("conex-hand-empty"));
        } else {
            lines.push(page.titled(&page.say("conex-hand"), "").trim_end().to_owned());
        }
        lines.extend(hand.iter().map(|it| fold(&format!("  {}", hand_card(page, it)), 6)));
    }
    lines.join("\n")
}

fn facts(page: &Page<'_>) -> String {
    let view = page.view;
    let mut facts =
        vec![page.text("conex-terminal-turn", &[("number", u32::from(view.turn).into())])];
    facts.extend(super::facts(page.frame));
    facts.push(page.text("conex-pile", &[("count", (view.pile.len() as u32).into())]));
    facts.extend(known(page, &view.pile));
    facts.join(" · ")
}

/// Known cards of the pile with their places from the top.
fn known(page: &Page<'_>, pile: &[Slot]) -> Option<String> {
    let cards: Vec<String> = pile.iter().filter_map(|it| Some(it.card?.to_string())).collect();
    if cards.is_empty() {
        return None;
    }
    if cards.len() == pile.len() {
        let cards = cards.join(" ");
        return Some(page.text("conex-terminal-pile", &[("cards", (&cards).into())]));
    }
    let known = (1u8..).zip(pile).filter_map(|(place, slot)| Some((place, slot.card?)));
    let known = known.map(|(place, card)| {
        let card = card.to_string();
        let args = [("card", Arg::from(&card)), ("place", place.into())];
        page.text("conex-terminal-known", &args)
    });
    Some(known.collect::<Vec<_>>().join(", "))
}

/// `Double, beside the pile`, `Seat 2: Double, ready`.
fn token_line(page: &Page<'_>, token: Token) -> String {
    let holder = page.view.tokens.holder(token);
    let words = page.token_state(token);
    holder.map_or_else(|| words.clone(), |it| page.titled(page.name(it), &words))
}

/// What lies on a component, and what lies on that, indented further and further.
fn tree(page: &Page<'_>, component: Component, depth: usize, lines: &mut Vec<String>) {
    for card in page.view.table.lying_on(component) {
        let Some(laid) = page.view.table.laid(card) else { continue };
        let Placement { spot, by } = laid.placement;
        let said = [
            ("notation", card.to_string()),
            ("card", face(page, card)),
            ("number", page.number_by(by)),
        ];
        let mut args: Vec<(&str, Arg<'_>)> =
            said.iter().map(|(name, it)| (*name, it.into())).collect();
        args.extend([
            ("at", spot.at.notation().into()),
            ("who", page.who(laid.seat)),
            ("name", page.name(laid.seat).into()),
        ]);
        let indent = 2 * depth;
        let line = " ".repeat(indent) + &page.text("conex-terminal-laid", &args);
        lines.push(fold(&line, indent + 4));
        tree(page, Component::Card(card), depth + 1, lines);
    }
}

fn seat_line(page: &Page<'_>, seat: Seat) -> String {
    let view = page.view;
    let count = [("count", Arg::from(view.hand_sizes[seat]))];
    let mut parts = vec![page.points(view.scores[seat]), page.text("conex-cards", &count)];
    let shown = view.hands[seat].filter(|it| !page.frame.is_you(seat) && !it.is_empty());
    if let Some(hand) = shown {
        parts[1] += &format!(" ({})", hand.to_string().replace(',', " "));
    }
    parts.extend((view.start == seat).then(|| page.say("conex-start")));
    parts.extend(asked(page.frame, seat));
    fold(&page.titled(&seat_name(page.frame, seat), &parts.join(" · ")), 2)
}

/// `r4  red 4: purple 3 (2 spots), yellow 4 (no spot)`.
fn hand_card(page: &Page<'_>, card: Card) -> String {
    let (view, face) = (page.view, face(page, card));
    let line = |what: &str| format!("{:<3} {}", card.to_string(), page.titled(&face, what));
    if view.ending.is_some() {
        return format!("{:<3} {face}", card.to_string());
    }
    if view.given_up[page.own.unwrap_or(view.mover)] == Some(card) {
        return line(&page.say("conex-given-up"));
    }
    let corners = card.printed().map(|it| {
        let count = view.table.spots(it).count() as u32;
        format!("{} ({})", page.number(it), page.text("conex-spots", &[("count", count.into())]))
    });
    line(&corners.collect::<Vec<_>>().join(", "))
}

/// `red 4`, `red 9 (die)`, `red 12 (+2)`.
fn face(page: &Page<'_>, card: Card) -> String {
    let number = [("number", Arg::from(card.layout()))];
    let name = page.text(&format!("conex-card-{}", card.colour()), &number);
    match card.kind() {
        Kind::Plain => name,
        Kind::Die => format!("{name} ({})", page.say("rules-conex-kind-die")),
        Kind::PlusTwo => format!("{name} ({})", page.say("rules-conex-kind-plus")),
    }
}
