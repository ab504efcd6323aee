//! What happened, in words.
use super::{motion, page::Page};
use crate::ASSETS;
use game_core::Seat;
use pages::{Arg, Narration, Words};
use sobek::{CURSE, Event, Family, ScoredSet, Seen, Symbol};

pub(super) fn tale(page: &Page<'_>, event: &Event) -> Option<Narration> {
    let (seat, words) = words(page, event)?;
    let heading = matches!(
        event,
        Event::Dealt { .. }
            | Event::Delivered { .. }
            | Event::RoundEnded { .. }
            | Event::GameOver { .. }
    );
    Some(Narration { seat, words: Words(words), heading, motions: motion::motions(page, event) })
}

type Told = Option<(Option<Seat>, String)>;

fn words(page: &Page<'_>, event: &Event) -> Told {
    match *event {
        Event::Dealt { .. }
        | Event::Delivered { .. }
        | Event::StarterDrawn { .. }
        | Event::NamerDrawn { .. }
        | Event::StarterNamed { .. } => Some(setting_up(page, event)),
        Event::Picked { .. }
        | Event::Moved { .. }
        | Event::Cursed { .. }
        | Event::Prospered { .. }
        | Event::Embalmed { .. }
        | Event::Deceived { .. }
        | Event::TokensSeen { .. } => happening(page, event),
        Event::RoundEnded { .. }
        | Event::LayingAside { .. }
        | Event::SetScored { .. }
        | Event::PileOpened { .. }
        | Event::Scored { .. }
        | Event::Penalised { .. }
        | Event::GameOver { .. } => Some(end_of_round(page, event)),
        _ => turn(page, event),
    }
}

fn setting_up(page: &Page<'_>, event: &Event) -> (Option<Seat>, String) {
    match *event {
        Event::Dealt { round, hands } => {
            let own = page.own().and_then(|it| hands[it]);
            let cards = own.map(|it| page.enumerated(it)).unwrap_or_default();
            let key = if own.is_some() { "sobek-tale-dealt-hand" } else { "sobek-tale-dealt" };
            (None, page.text(key, &[("round", round.into()), ("cards", (&cards).into())]))
        }
        Event::Delivered { number, .. } => {
            (None, page.text("sobek-tale-delivery", &[("number", number.into())]))
        }
        Event::StarterDrawn { seat } => (Some(seat), page.about("sobek-tale-starts", seat, &[])),
        Event::NamerDrawn { seat } => (Some(seat), page.about("sobek-tale-names", seat, &[])),
        Event::StarterNamed { by, starter } if by == starter => {
            (Some(by), page.about("sobek-tale-starts", by, &[]))
        }
        Event::StarterNamed { by, starter } => {
            (Some(by), between(page, "sobek-tale-lets-start", by, starter, &[]))
        }
        _ => (None, String::new()),
    }
}

/// A text about two seats, each of which may be the viewer.
fn between(
    page: &Page<'_>,
    key: &str,
    seat: Seat,
    victim: Seat,
    args: &[(&str, Arg<'_>)],
) -> String {
    let whom = if page.frame.is_you(victim) { "you" } else { "other" };
    let mut all = vec![("whom", Arg::from(whom)), ("victim", page.name(victim).into())];
    all.extend(args);
    page.about(key, seat, &all)
}

/// `fish`, with its picture.
pub(super) fn family_name(page: &Page<'_>, family: Family) -> String {
    ASSETS.with_icon(family.name(), &page.say(&format!("sobek-family-{family}")))
}

fn turn(page: &Page<'_>, event: &Event) -> Told {
    let of = |seat, words| Some((Some(seat), words));
    match *event {
        Event::Took { seat, card, skipped, .. } => {
            let card = super::nile::object(page, card);
            let cards = page.objects(skipped);
            let args = [
                ("card", Arg::from(&card)),
                ("count", skipped.backs.count().into()),
                ("cards", (&cards).into()),
            ];
            of(seat, page.about("sobek-tale-take", seat, &args))
        }
        Event::Laid { seat, family, cards, added } => {
            let name = family_name(page, family);
            let key = if added { "sobek-tale-add" } else { "sobek-tale-lay" };
            let args = [("count", Arg::from(cards.count())), ("family", (&name).into())];
            of(seat, page.about(key, seat, &args))
        }
        Event::Played { seat, character } => {
            let name = page.character(character);
            of(seat, page.about("sobek-tale-play", seat, &[("character", (&name).into())]))
        }
        Event::NoEffect => Some((None, page.say("sobek-tale-vain"))),
        Event::Drew { seat, cards } => of(seat, with_cards(page, "sobek-tale-draw", seat, cards)),
        Event::Purged { seat, family, cards } => {
            let name = family_name(page, family);
            let args = [("count", Arg::from(cards.count())), ("family", (&name).into())];
            of(seat, page.about("sobek-tale-purge", seat, &args))
        }
        // Of what there is to steal, the theft itself tells.
        Event::StealingFrom { seat, victim, back: None } => {
            of(seat, between(page, "sobek-tale-steal-bare", seat, victim, &[]))
        }
        Event::Stole { seat, victim, card } => {
            of(seat, of_one(page, "sobek-tale-steal", seat, victim, card))
        }
        Event::Robbed { seat, victim, card } => {
            of(seat, of_one(page, "sobek-tale-rob", seat, victim, card))
        }
        Event::Searched { seat, victim, pile } => {
            let cards = pile.map(|it| page.enumerated(it)).unwrap_or_default();
            let count = pile.map_or(0, |it| it.count());
            let args = [("count", Arg::from(count)), ("cards", (&cards).into())];
            let key = match pile {
                Some(it) if it.is_empty() => "sobek-tale-search-empty",
                _ => "sobek-tale-search",
            };
            of(seat, between(page, key, seat, victim, &args))
        }
        Event::MustReduce { seats: victims } => {
            let others = victims.iter().filter(|&it| !page.frame.is_you(it));
            let names: Vec<String> = others.map(|it| page.name(it).to_owned()).collect();
            let you = names.len() < victims.count();
            let who = if you { "you" } else { "other" };
            let list = page.list(&names);
            let args = [
                ("who", who.into()),
                ("count", Arg::from(names.len() as u32)),
                ("names", (&list).into()),
            ];
            Some((None, page.text("sobek-tale-reduce", &args)))
        }
        Event::Discarding { seat, card } => {
            let card = page.object(card);
            of(seat, page.about("sobek-tale-discarding", seat, &[("card", (&card).into())]))
        }
        Event::Reduced { seat, cards } => {
            of(seat, with_cards(page, "sobek-tale-reduced", seat, cards))
        }
        Event::Decided { seat } => of(seat, page.about("sobek-tale-decided", seat, &[])),
        _ => None,
    }
}

/// Cards that somebody draws, gives up or takes back, after a colon.
fn with_cards(page: &Page<'_>, key: &str, seat: Seat, cards: Seen) -> String {
    let list = page.seen(cards);
    let args = [("count", Arg::from(cards.backs.count())), ("cards", (&list).into())];
    page.about(key, seat, &args)
}

/// One card that goes from seat to seat.
fn of_one(page: &Page<'_>, key: &str, seat: Seat, victim: Seat, card: Seen) -> String {
    let card = page.objects(card);
    between(page, key, seat, victim, &[("card", (&card).into())])
}

fn happening(page: &Page<'_>, event: &Event) -> Told {
    let (seat, words) = match *event {
        Event::TokensSeen { seat, tokens, .. } => {
            let names: Vec<String> = tokens?.iter().map(|it| page.token(it)).collect();
            let list = names.join(", ");
            (seat, page.about("sobek-tale-tokens", seat, &[("tokens", (&list).into())]))
        }
        Event::Picked { seat, token } => {
            let name = page.token(token);
            (seat, page.about("sobek-tale-pick", seat, &[("token", (&name).into())]))
        }
        // A marker at 0 or at its goal stays: nothing to tell.
        Event::Moved { from, to, .. } if from == to => return None,
        Event::Moved { seat, from, to } => (seat, moved(page, "sobek-tale-move", seat, from, to)),
        Event::Cursed { seat } => {
            (seat, page.about("sobek-tale-cursed", seat, &[("count", CURSE.into())]))
        }
        Event::Prospered { seat, family } => {
            let name = family_name(page, family);
            (seat, page.about("sobek-tale-prospered", seat, &[("family", (&name).into())]))
        }
        Event::Embalmed { seat, cards } => {
            (seat, with_cards(page, "sobek-tale-embalmed", seat, cards))
        }
        Event::Deceived { seat, pile } => {
            (seat, page.about("sobek-tale-deceived", seat, &[("count", pile.into())]))
        }
        _ => return None,
    };
    Some((Some(seat), words))
}

fn moved(page: &Page<'_>, key: &str, seat: Seat, from: u16, to: u16) -> String {
    let args = [("from", Arg::from(u32::from(from))), ("to", u32::from(to).into())];
    page.about(key, seat, &args)
}

fn end_of_round(page: &Page<'_>, event: &Event) -> (Option<Seat>, String) {
    match *event {
        Event::RoundEnded { round } => {
            (None, page.text("sobek-tale-round-over", &[("round", round.into())]))
        }
        Event::LayingAside { seat, family, cards } => {
            let name = family_name(page, family);
            let args = [("count", Arg::from(cards.count())), ("family", (&name).into())];
            (Some(seat), page.about("sobek-tale-lay-flat", seat, &args))
        }
        Event::SetScored { seat, set } => (Some(seat), scored_set(page, seat, set)),
        Event::PileOpened { seat, pile, curses } => {
            let cards = page.enumerated(pile);
            let args = [
                ("count", Arg::from(pile.count())),
                ("curses", (CURSE * u32::from(curses)).into()),
                ("cards", (&cards).into()),
            ];
            let key = if curses == 0 { "sobek-tale-pile" } else { "sobek-tale-pile-cursed" };
            (Some(seat), page.about(key, seat, &args))
        }
        Event::Scored { seat, points, from, to } => {
            let args = [
                ("points", Arg::from(u32::from(points))),
                ("from", u32::from(from).into()),
                ("to", u32::from(to).into()),
            ];
            (Some(seat), page.about("sobek-tale-score", seat, &args))
        }
        Event::Penalised { seat, steps: 0, .. } => {
            (Some(seat), page.about("sobek-tale-penalty-nought", seat, &[]))
        }
        Event::Penalised { seat, symbol, steps, from, to } => {
            (Some(seat), penalised(page, seat, symbol, steps, [from, to]))
        }
        _ => (None, super::ceremony::verdict(page)),
    }
}

fn penalised(page: &Page<'_>, seat: Seat, symbol: Symbol, steps: u16, ends: [u16; 2]) -> String {
    let symbol = page.symbol(symbol);
    let [from, to] = ends.map(|it| Arg::from(u32::from(it)));
    let args = [
        ("count", Arg::from(u32::from(steps))),
        ("symbol", (&symbol).into()),
        ("from", from),
        ("to", to),
    ];
    page.about("sobek-tale-penalty", seat, &args)
}

fn scored_set(page: &Page<'_>, seat: Seat, set: ScoredSet) -> String {
    let name = family_name(page, set.family);
    let formula = super::cards::product(set.cards.scarabs(), set.prosperity, set.cards.count());
    let args = [
        ("family", Arg::from(&name)),
        ("formula", (&formula).into()),
        ("points", u32::from(set.points).into()),
    ];
    let key = if set.horizontal { "sobek-tale-set-flat" } else { "sobek-tale-set" };
    page.about(key, seat, &args)
}
