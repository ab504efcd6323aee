//! The end of a round: sets scored, piles opened, the penalty walked.
use super::{
    cards::{mini, tile, token},
    mine::{flat_set, set},
    page::Page,
    seats::marker,
    track::{way_back, way_in_words},
    walk,
};
use crate::ASSETS;
use game_core::Seat;
use maud::{Markup, html};
use pages::{Arg, Words};
use sobek::{CURSE, Cards, Event, Phase, ScoredSet, Symbol, Token};

/// What the story says about the end of a round.
struct Reckoning {
    round: u8,
    sets: Vec<(Seat, ScoredSet)>,
    piles: Vec<(Seat, Cards, u8)>,
    scores: Vec<Score>,
    penalties: Vec<Penalty>,
}

#[derive(Clone, Copy)]
struct Score {
    seat: Seat,
    points: u16,
    from: u16,
    to: u16,
}

#[derive(Clone, Copy)]
pub(super) struct Penalty {
    pub(super) seat: Seat,
    pub(super) symbol: Symbol,
    pub(super) steps: u16,
    pub(super) from: u16,
    pub(super) to: u16,
}

/// The last round that was counted, until the viewer has acted again.
fn last_reckoning(page: &Page<'_>) -> Option<Reckoning> {
    let story = page.frame.story;
    let counted = story.iter().rposition(|it| matches!(it.1, Event::PileOpened { .. }))?;
    let start = story[..counted].iter().rposition(|it| matches!(it.1, Event::RoundEnded { .. }))?;
    let Event::RoundEnded { round } = story[start].1 else { return None };
    let own = page.own();
    let acted = |event: &Event| match *event {
        Event::Took { seat, .. } | Event::Laid { seat, .. } | Event::Played { seat, .. } => {
            own.is_none_or(|it| it == seat)
        }
        _ => false,
    };
    if story[counted..].iter().any(|it| acted(&it.1)) {
        return None;
    }
    let mut all = Reckoning {
        round,
        sets: Vec::new(),
        piles: Vec::new(),
        scores: Vec::new(),
        penalties: Vec::new(),
    };
    for (_, event) in &story[start..] {
        match *event {
            Event::SetScored { seat, set } => all.sets.push((seat, set)),
            Event::PileOpened { seat, pile, curses } => all.piles.push((seat, pile, curses)),
            Event::Scored { seat, points, from, to } => {
                all.scores.push(Score { seat, points, from, to });
            }
            Event::Penalised { seat, symbol, steps, from, to } => {
                all.penalties.push(Penalty { seat, symbol, steps, from, to });
            }
            _ => {}
        }
    }
    Some(all)
}

pub(super) fn ceremony(page: &Page<'_>) -> Markup {
    html! {
        div.rite data-part="ceremony" {
            @if let Some(it) = last_reckoning(page) { (told(page, &it)) }
        }
    }
}

/// It comes beat by beat, which the sheet takes care of: `b1` to `b5` say when.
fn told(page: &Page<'_>, it: &Reckoning) -> Markup {
    let over = page.view.phase == Phase::Over;
    let title = page.text("sobek-end-of-round", &[("round", it.round.into())]);
    // In a replay the reader goes step by step.
    let open = over || !page.frame.looks_back();
    html! {
        details.ceremony id={ "ceremony-" (it.round) } open[open] {
            summary {
                h2 { (title) }
                // The last round first says what everybody wants to know.
                span.standing.b5.won[over] { (if over { verdict(page) } else { standing(page, it) }) }
                span.opens { (page.say("sobek-rite-again")) }
                span.closes data-keys="Escape" {
                    (page.say(if over { "sobek-rite-table" } else { "sobek-rite-on" }))
                }
            }
            (steps(page, over))
            div.cols {
                @for score in &it.scores { (account(page, it, *score)) }
            }
            @for penalty in &it.penalties { (walk::walk(page, *penalty, points_of(it, penalty.seat))) }
        }
    }
}

/// The steps one after another, and how to skip to the end.
fn steps(page: &Page<'_>, over: bool) -> Markup {
    let last = if over { "sobek-step-winner" } else { "sobek-step-starter" };
    let steps =
        ["sobek-step-hands", "sobek-step-sets", "sobek-step-piles", "sobek-step-penalty", last];
    html! {
        div.beats {
            ol.steps {
                @for (nth, step) in steps.into_iter().enumerate() {
                    li class={ "b" (nth + 1) } { (page.say(step)) }
                }
            }
            details.hasten { summary { (page.say("sobek-rite-skip")) } }
        }
    }
}

fn points_of(all: &Reckoning, seat: Seat) -> u16 {
    all.scores.iter().find(|it| it.seat == seat).map_or(0, |it| it.points)
}

/// Where a seat ended up.
fn end_of(all: &Reckoning, score: Score) -> u16 {
    all.penalties.iter().find(|it| it.seat == score.seat).map_or(score.to, |it| it.to)
}

/// `Teos 63, Nefra 58, you 52`, best first.
fn standing(page: &Page<'_>, all: &Reckoning) -> String {
    let mut ends: Vec<(u16, Seat)> =
        all.scores.iter().map(|it| (end_of(all, *it), it.seat)).collect();
    ends.sort_by_key(|it| std::cmp::Reverse(it.0));
    let ends = ends.into_iter().map(|(end, seat)| format!("{} {end}", page.name(seat)));
    ends.collect::<Vec<_>>().join(", ")
}

/// What one seat scored and how corrupt it was.
fn account(page: &Page<'_>, all: &Reckoning, score: Score) -> Markup {
    let seat = score.seat;
    let penalty = all.penalties.iter().find(|it| it.seat == seat);
    let worst = penalty.is_some();
    html! {
        article.panel.res.worst[worst] {
            header {
                (marker(seat, page.frame)) (page.name(seat))
                span.grow {}
                @if worst {
                    span.tag.bad.b4 data-tip="g-penalty" {
                        (ASSETS.icon("corruption")) (page.say("sobek-most-corrupt"))
                    }
                }
            }
            div.sets.b1 {
                @for (_, it) in all.sets.iter().filter(|it| it.0 == seat) {
                    @if it.horizontal { (flat_set(page, it.family, it.cards, it.points)) }
                    @else { (set(page, it.family, it.cards, it.prosperity, it.points)) }
                }
                @if all.sets.iter().all(|it| it.0 != seat) {
                    p.hint { (page.say("sobek-no-sets")) }
                }
            }
            div.sum.b2 {
                span { (page.text("sobek-from-sets", &[
                    ("from", u32::from(score.from).into()),
                    ("points", u32::from(score.points).into()),
                ])) }
                b.num { (score.to) }
            }
            @for &(_, pile, curses) in all.piles.iter().filter(|it| it.0 == seat) {
                (opened(page, pile, curses))
            }
            div.final.b4 {
                span { (page_penalty(page, penalty)) }
                b.num { (end_of(all, score)) }
            }
        }
    }
}

fn opened(page: &Page<'_>, pile: Cards, curses: u8) -> Markup {
    let more = CURSE * u32::from(curses);
    let args = [("count", Arg::from(pile.count())), ("curses", more.into())];
    html! {
        div.rotted.b3 {
            (tile())
            div.minis {
                @for card in pile.iter() { (mini(page, card)) }
                @for _ in 0..curses { (token(page, Token::Curse, false)) }
            }
            span.total {
                b.num { (pile.count() + more) }
                small {
                    @if 0 < more { (page.text("sobek-pile-cursed", &args)) }
                    @else { (page.cards(pile.count())) ", " (page.scarabs(pile.scarabs())) }
                }
            }
        }
    }
}

fn page_penalty(page: &Page<'_>, penalty: Option<&Penalty>) -> Markup {
    match penalty {
        None => html! { (page.say("sobek-no-penalty")) },
        Some(it) if it.steps == 0 => html! { (page.say("sobek-penalty-nought")) },
        Some(it) => {
            let way = way_back(it.from, it.steps * sobek::STEP);
            let way = way_in_words(it.from, &way);
            let lost = u32::from(it.from - it.to);
            let args = [("way", Arg::from(&way)), ("lost", lost.into())];
            html! { (Words(page.text("sobek-penalty", &args)).markup()) }
        }
    }
}

/// Who has won.
pub(super) fn verdict(page: &Page<'_>) -> String {
    let view = page.view;
    let best = view.seats.iter().map(|it| view.scores[it]).max().unwrap_or(0);
    let winners: Vec<Seat> = view.seats.iter().filter(|&it| view.scores[it] == best).collect();
    let args = [("score", Arg::from(u32::from(best)))];
    match winners[..] {
        [winner] => page.about("sobek-won", winner, &args),
        _ => {
            let names: Vec<String> = winners.iter().map(|&it| page.name(it).to_owned()).collect();
            let list = page.list(&names);
            page.text("sobek-won-together", &[("names", (&list).into()), args[0]])
        }
    }
}
