//! Sobek as text, for a terminal.
use super::{SobekPresenter, naming::each_back, page::Page};
use game_core::Seat;
use pages::{
    Presenter as _,
    terminal::{asked, fold, seat_name},
};
use sobek::{
    Back, CURSE, Card, Cards, Decision, Family, Quay, REACH, Seen, Sets, Token, Tokens, View,
};

pub(crate) fn drawing(page: &Page<'_>) -> String {
    let view = page.view;
    if view.round == 0 {
        return page.say("terminal-undealt");
    }
    let mut lines = vec![facts(page)];
    lines.extend(row(page));
    lines.extend(view.seats.iter().map(|it| seat_line(page, it)));
    if let Some(own) = page.own() {
        lines.extend(own_lines(page, own));
    }
    let titled = |key, what: &str| fold(&page.titled(&page.say(key), what), 2);
    if let Some(tokens) = view.tokens().filter(|it| !it.is_empty()) {
        lines.push(titled("sobek-terminal-tokens-left", &token_names(page, tokens)));
    }
    if !view.discard.is_empty() {
        lines.push(titled("sobek-terminal-discard", &by_family(page, view.discard)));
    }
    lines.join("\n")
}

fn facts(page: &Page<'_>) -> String {
    let mut facts = SobekPresenter::facts(page.frame);
    facts.push(page.counted("sobek-deck", page.view.deck));
    facts.push(page.counted("sobek-terminal-tokens", page.view.tokens_left));
    facts.join(" · ")
}

/// The width of the nine columns of the row, with a space between them.
const COLUMN: usize = 9;

fn row(page: &Page<'_>) -> Vec<String> {
    let quays = &page.view.quays;
    if quays.iter().all(|it| *it == Quay::Empty) {
        return vec![page.say("sobek-terminal-nile-empty")];
    }
    let mut lines = [String::new(), String::new(), String::new()];
    let mut nth = 0;
    for quay in quays {
        let (code, name) = match quay {
            Quay::Empty => ("·".to_owned(), String::new()),
            Quay::Closed => ("?".to_owned(), page.say("sobek-terminal-hidden")),
            Quay::Open(card) => (card.to_string(), short(page, *card)),
        };
        let number = if *quay == Quay::Empty {
            String::new()
        } else {
            nth += 1;
            format!("{nth}{}", if nth <= REACH { "*" } else { "" })
        };
        for (line, cell) in lines.iter_mut().zip([number, code, name]) {
            line.push_str(&format!("{cell:<COLUMN$}"));
        }
    }
    let lines = lines.iter().map(|it| it.trim_end().to_owned());
    std::iter::once(page.say("sobek-terminal-nile")).chain(lines).collect()
}

/// A face that fits into a column.
fn short(page: &Page<'_>, card: Card) -> String {
    let Some(family) = card.family() else { return page.say("sobek-amulet") };
    let dots = "●".repeat(card.scarabs().into());
    let name = page.say(&format!("sobek-family-{family}"));
    match name.chars().count() + dots.chars().count() < COLUMN {
        true => name + &dots,
        false => page.say(&format!("sobek-short-{family}")) + &dots,
    }
}

fn seat_line(page: &Page<'_>, seat: Seat) -> String {
    let view = page.view;
    let mut parts = vec![page.points(view.scores[seat])];
    parts.extend(asked(page.frame, seat));
    if !page.frame.is_you(seat) {
        parts.push(seen(page, view.hand(seat), "sobek-terminal-hand", "sobek-hand-bare"));
        let pile = view.pile(seat);
        parts.extend(
            pile.map(|it| seen(page, it, "sobek-terminal-pile", "sobek-terminal-pile-bare")),
        );
    }
    if 0 < view.curses[seat] {
        let count = CURSE * u32::from(view.curses[seat]);
        parts.push(page.counted("sobek-tag-curse", count));
    }
    let sets = view.sets[seat];
    parts.extend(sets.families().map(|it| set(page, it, sets)));
    if let Some(sets) = view.horizontal[seat] {
        parts.extend(sets.families().map(|it| horizontal_set(page, it, sets)));
    }
    fold(&page.titled(&seat_name(page.frame, seat), &parts.join(" · ")), 2)
}

/// `wheat W1,Wg,A + 1 Prosperity = 9`.
fn set(page: &Page<'_>, family: Family, sets: Sets) -> String {
    let prosperity = match sets.prosperity(family) {
        0 => String::new(),
        n => format!(" + {n} {}", page.token_label(Token::Prosperity)),
    };
    let name = page.say(&format!("sobek-family-{family}"));
    format!("{name} {}{prosperity} = {}", sets.of(family), sets.points(family))
}

fn horizontal_set(page: &Page<'_>, family: Family, sets: Sets) -> String {
    let name = page.say(&format!("sobek-family-{family}"));
    let set = format!("{name} {} = {}", sets.of(family), sets.horizontal_points(family));
    page.text("sobek-terminal-flat", &[("set", (&set).into())])
}

/// What only the viewer sees, in columns.
fn own_lines(page: &Page<'_>, own: Seat) -> Vec<String> {
    let view = page.view;
    let named = named(view, own);
    let mut rows = vec![("sobek-terminal-own-hand", view.memory.hands[own].minus(named))];
    if view.decision() == Some(Decision::ScribeDiscards) && view.asked.contains(own) {
        rows.push(("sobek-terminal-given-up", named));
    }
    rows.push(("sobek-own-corruption", view.memory.piles[own].faces));
    let head = |key| page.titled(&page.say(key), "").trim_end().to_owned();
    let rows: Vec<(String, Cards)> = rows.into_iter().map(|(key, it)| (head(key), it)).collect();
    let width = rows.iter().map(|it| it.0.chars().count()).max().unwrap_or(0);
    let line = |(head, cards)| format!("{head:<width$} {}", by_family(page, cards));
    rows.into_iter().map(|it| fold(&line(it), width + 1)).collect()
}

/// What the viewer has named while others still choose: still in their hand, but as good as
/// gone.
fn named(view: &View, own: Seat) -> Cards {
    match view.decision() {
        Some(Decision::HorizontalSets) => view.horizontal[own].unwrap_or_default().all(),
        _ => view.discards[own].unwrap_or_default(),
    }
}

fn by_family(page: &Page<'_>, cards: Cards) -> String {
    if cards.is_empty() {
        return page.say("sobek-terminal-nothing");
    }
    let families =
        Family::ALL.map(|it| (page.say(&format!("sobek-family-{it}")), cards.of_family(it)));
    let groups = families.into_iter().chain([(page.say("sobek-amulet"), cards.amulets())]);
    let groups = groups.filter(|(_, cards)| !cards.is_empty());
    groups.map(|(name, cards)| format!("{name} {cards}")).collect::<Vec<_>>().join(" · ")
}

/// Faces where they are seen, backs for the rest.
fn seen(page: &Page<'_>, cards: Seen, key: &str, bare: &str) -> String {
    let faces = cards.faces.kinds().map(|it| match cards.faces.copies(it) {
        1 => face(page, it),
        n => format!("{n} × {}", face(page, it)),
    });
    let hidden =
        each_back(cards.hidden()).map(|(back, n)| page.counted(&format!("sobek-backs-{back}"), n));
    let parts: Vec<String> = faces.chain(hidden).collect();
    match parts.is_empty() {
        true => page.say(bare),
        false => page.text(key, &[("cards", (&page.list(&parts)).into())]),
    }
}

/// `marble●●`, `fish (green)`, `Thief`.
fn face(page: &Page<'_>, card: Card) -> String {
    if card.character().is_some() {
        return page.say(&format!("sobek-card-{card}"));
    }
    let Some(family) = card.family() else { return page.say("sobek-amulet") };
    let name = page.say(&format!("sobek-family-{family}"));
    match (card.scarabs(), card.back()) {
        (0, Back::Green) => page.text("sobek-terminal-green", &[("family", (&name).into())]),
        (n, _) => name + &"●".repeat(n.into()),
    }
}

fn token_names(page: &Page<'_>, tokens: Tokens) -> String {
    page.list(&tokens.iter().map(|it| page.token_label(it)).collect::<Vec<_>>())
}
