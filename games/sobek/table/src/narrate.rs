//! What happened, in words.
use super::{motion, page::Page};
use crate::ASSETS;
use game_core::{PerSeat, Seat, SeatSet};
use pages::{Arg, Narration, Words};
use sobek::{CURSE, Card, Cards, Event, Family, ScoredSet, Seen, Symbol};

pub(super) fn narrate(page: &Page<'_>, event: &Event) -> Option<Narration> {
    let (seat, words) = told(page, event)?;
    let heading = matches!(
        event,
        Event::Dealt { .. }
            | Event::Delivered { .. }
            | Event::RoundEnded { .. }
            | Event::GameOver { .. }
    );
    Some(Narration { seat, words: Words(words), heading, motions: motion::motions(page, event) })
}

type Told = (Option<Seat>, String);

/// Who did it, and the words; nothing if there is nothing to say.
fn told(page: &Page<'_>, event: &Event) -> Option<Told> {
    let about = |key, seat, args: &[(&str, Arg<'_>)]| of(seat, page.about(key, seat, args));
    Some(match *event {
        Event::Dealt { round, hands } => (None, dealt(page, round, hands)),
        Event::Delivered { number, .. } => {
            (None, page.text("sobek-tale-delivery", &[("number", number.into())]))
        }
        Event::StarterDrawn { seat } => about("sobek-tale-starts", seat, &[]),
        Event::NamerDrawn { seat } => about("sobek-tale-names", seat, &[]),
        Event::StarterNamed { by, starter } if by == starter => about("sobek-tale-starts", by, &[]),
        Event::StarterNamed { by, starter } => {
            of(by, between(page, "sobek-tale-lets-start", by, starter, &[]))
        }
        Event::Took { seat, card, skipped, .. } => of(seat, took(page, seat, card, skipped)),
        Event::Laid { seat, family, cards, added } => {
            let key = if added { "sobek-tale-add" } else { "sobek-tale-lay" };
            of(seat, with_family(page, key, seat, family, cards))
        }
        // Others see the tokens in the supply; what was stolen is told by the theft itself.
        Event::TokensSeen { tokens: None, .. } | Event::StealingFrom { back: Some(_), .. } => {
            return None;
        }
        Event::TokensSeen { seat, tokens: Some(tokens), .. } => {
            let names: Vec<String> = tokens.iter().map(|it| page.token(it)).collect();
            about("sobek-tale-tokens", seat, &[("tokens", (&names.join(", ")).into())])
        }
        Event::Played { seat, character } => {
            let name = page.character(character);
            about("sobek-tale-play", seat, &[("character", (&name).into())])
        }
        Event::NoEffect => (None, page.say("sobek-tale-vain")),
        Event::Drew { seat, cards } => of(seat, with_cards(page, "sobek-tale-draw", seat, cards)),
        Event::Purged { seat, family, cards } => {
            of(seat, with_family(page, "sobek-tale-purge", seat, family, cards))
        }
        Event::Stole { seat, victim, card } => {
            of(seat, of_one(page, "sobek-tale-steal", seat, victim, card))
        }
        Event::StealingFrom { seat, victim, back: None } => {
            of(seat, between(page, "sobek-tale-steal-bare", seat, victim, &[]))
        }
        Event::MustReduce { seats } => (None, must_reduce(page, seats)),
        Event::Discarding { seat, card } => {
            about("sobek-tale-discarding", seat, &[("card", (&page.object(card)).into())])
        }
        Event::Reduced { seat, cards } => {
            of(seat, with_cards(page, "sobek-tale-reduced", seat, cards))
        }
        Event::Searched { seat, victim, pile } => of(seat, searched(page, seat, victim, pile)),
        Event::Robbed { seat, victim, card } => {
            of(seat, of_one(page, "sobek-tale-rob", seat, victim, card))
        }
        Event::Decided { seat } => about("sobek-tale-decided", seat, &[]),
        Event::Picked { seat, token } => {
            about("sobek-tale-pick", seat, &[("token", (&page.token(token)).into())])
        }
        // A marker at 0 or at its goal stays: nothing to tell.
        Event::Moved { from, to, .. } if from == to => return None,
        Event::Moved { seat, from, to } => {
            let args = [("from", Arg::from(u32::from(from))), ("to", u32::from(to).into())];
            about("sobek-tale-move", seat, &args)
        }
        Event::Cursed { seat } => about("sobek-tale-cursed", seat, &[("count", CURSE.into())]),
        Event::Prospered { seat, family } => {
            let name = family_name(page, family);
            about("sobek-tale-prospered", seat, &[("family", (&name).into())])
        }
        Event::Embalmed { seat, cards } => {
            of(seat, with_cards(page, "sobek-tale-embalmed", seat, cards))
        }
        Event::Deceived { seat, pile } => {
            about("sobek-tale-deceived", seat, &[("count", pile.into())])
        }
        Event::RoundEnded { round } => {
            (None, page.text("sobek-tale-round-over", &[("round", round.into())]))
        }
        Event::LayingAside { seat, family, cards } => {
            of(seat, with_family(page, "sobek-tale-lay-flat", seat, family, cards))
        }
        Event::SetScored { seat, set } => of(seat, scored_set(page, seat, set)),
        Event::PileOpened { seat, pile, curses } => of(seat, opened(page, seat, pile, curses)),
        Event::Scored { seat, points, from, to } => {
            let [points, from, to] = [points, from, to].map(|it| Arg::from(u32::from(it)));
            about("sobek-tale-score", seat, &[("points", points), ("from", from), ("to", to)])
        }
        Event::Penalised { seat, steps: 0, .. } => about("sobek-tale-penalty-nought", seat, &[]),
        Event::Penalised { seat, symbol, steps, from, to } => {
            of(seat, penalised(page, seat, symbol, steps, [from, to]))
        }
        Event::GameOver { .. } => (None, super::ceremony::verdict(page)),
    })
}

fn of(seat: Seat, words: String) -> Told {
    (Some(seat), words)
}

fn dealt(page: &Page<'_>, round: u8, hands: PerSeat<Option<Cards>>) -> String {
    let own = page.own().and_then(|it| hands[it]);
    let cards = own.map(|it| page.enumerated(it)).unwrap_or_default();
    let key = if own.is_some() { "sobek-tale-dealt-hand" } else { "sobek-tale-dealt" };
    page.text(key, &[("round", round.into()), ("cards", (&cards).into())])
}

fn took(page: &Page<'_>, seat: Seat, card: Option<Card>, skipped: Seen) -> String {
    let card = super::nile::object(page, card);
    let cards = page.objects(skipped);
    let args = [
        ("card", Arg::from(&card)),
        ("count", skipped.backs.count().into()),
        ("cards", (&cards).into()),
    ];
    page.about("sobek-tale-take", seat, &args)
}

fn searched(page: &Page<'_>, seat: Seat, victim: Seat, pile: Option<Cards>) -> String {
    let cards = pile.map(|it| page.enumerated(it)).unwrap_or_default();
    let count = pile.map_or(0, |it| it.count());
    let args = [("count", Arg::from(count)), ("cards", (&cards).into())];
    let key = match pile {
        Some(it) if it.is_empty() => "sobek-tale-search-empty",
        _ => "sobek-tale-search",
    };
    between(page, key, seat, victim, &args)
}

fn must_reduce(page: &Page<'_>, victims: SeatSet) -> String {
    let others = victims.iter().filter(|&it| !page.frame.is_you(it));
    let names: Vec<String> = others.map(|it| page.name(it).to_owned()).collect();
    let you = names.len() < victims.count();
    let who = if you { "you" } else { "other" };
    let list = page.list(&names);
    let args =
        [("who", who.into()), ("count", Arg::from(names.len() as u32)), ("names", (&list).into())];
    page.text("sobek-tale-reduce", &args)
}

fn opened(page: &Page<'_>, seat: Seat, pile: Cards, curses: u8) -> String {
    let cards = page.enumerated(pile);
    let args = [
        ("count", Arg::from(pile.count())),
        ("curses", (CURSE * u32::from(curses)).into()),
        ("cards", (&cards).into()),
    ];
    let key = if curses == 0 { "sobek-tale-pile" } else { "sobek-tale-pile-cursed" };
    page.about(key, seat, &args)
}

/// A text about two seats, each of which may be the viewer.
fn between(
    page: &Page<'_>,
    key: &str,
    seat: Seat,
    victim: Seat,
    args: &[(&str, Arg<'_>)],
) -> String {
    let whom = page.frame.who(victim);
    let mut all = vec![("whom", Arg::from(whom)), ("victim", page.name(victim).into())];
    all.extend(args);
    page.about(key, seat, &all)
}

/// `fish`, with its picture.
pub(super) fn family_name(page: &Page<'_>, family: Family) -> String {
    ASSETS.with_icon(family.name(), &page.say(&format!("sobek-family-{family}")))
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

/// Some cards of a family.
fn with_family(page: &Page<'_>, key: &str, seat: Seat, family: Family, cards: Cards) -> String {
    let name = family_name(page, family);
    page.about(key, seat, &[("count", cards.count().into()), ("family", (&name).into())])
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
