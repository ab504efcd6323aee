//! Where the viewer's cards can be laid: the list that is sent, and what the script draws.
use super::{
    Page,
    outlook::{Change, Outlook},
};
use conex::{Action, Card, Placement, Printed, Token};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// One placement.
pub(super) struct Choice {
    /// The number in the id of its radio button.
    nth: usize,
    pub(super) placement: Placement,
    change: Change,
}

pub(super) struct Spots {
    /// By card and number, best first.
    pub(super) all: Vec<Choice>,
    /// Whether one of them can be sent now; if not, they are only for looking.
    pub(super) can_lay: bool,
    pub(super) can_double: bool,
}

impl Choice {
    pub(super) fn id(&self) -> String {
        format!("o{}", self.nth)
    }
}

impl Spots {
    pub(super) fn of(page: &Page<'_>) -> Spots {
        let (view, choices) = (page.view, page.frame.choices);
        let is_lay = |it: &Action| matches!(it, Action::Lay { .. });
        let is_doubled = |it: &Action| matches!(it, Action::Lay { doubled: true, .. });
        let can_lay = choices.iter().any(is_lay);
        // Players who wait may look at their spots, unless they have to give up a card.
        let is_waiting = choices.is_empty() && view.ending.is_none() && !page.frame.looks_back();
        let given_up = page.own.and_then(|it| view.given_up[it]).into_iter().collect();
        let hand = page.hand().filter(|_| can_lay || is_waiting).unwrap_or_default();
        let hand = hand.minus(given_up);
        let mut placements: Vec<Placement> = view.table.placements(hand).collect();
        placements.sort_by_key(|it| (it.by, std::cmp::Reverse(it.points(false)), it.spot));
        let outlook = Outlook::new(&view.table, hand);
        let choice = |(nth, placement)| {
            let change = outlook.change(placement, page);
            Choice { nth, placement, change }
        };
        Spots {
            all: placements.into_iter().enumerate().map(choice).collect(),
            can_lay,
            can_double: choices.iter().any(is_doubled),
        }
    }

    pub(super) fn of_card(&self, card: Card) -> impl Iterator<Item = &Choice> {
        self.all.iter().filter(move |it| it.placement.card() == card)
    }

    pub(super) fn of_number(&self, printed: Printed) -> impl Iterator<Item = &Choice> {
        self.all.iter().filter(move |it| it.placement.by == printed)
    }

    /// The list, by card and number.
    pub(super) fn list(&self, page: &Page<'_>) -> Markup {
        if self.all.is_empty() {
            return html! {};
        }
        let count = self.all.len() as u32;
        html! {
            details.list #spots {
                summary {
                    span.whole { (page.text("conex-list-spots", &[("count", count.into())])) }
                    span.part { (page.say("conex-list-part")) }
                }
                @for (nth, card) in (1..).zip(page.hand().unwrap_or_default().iter()) {
                    @for printed in card.printed() {
                        @if self.of_number(printed).next().is_some() {
                            (self.group(nth, printed, page))
                        }
                    }
                }
            }
        }
    }

    /// Cards with the same name are told apart by their place in the hand.
    fn group(&self, nth: u32, printed: Printed, page: &Page<'_>) -> Markup {
        let [card, number] = [page.card(printed.card()), page.number_by(printed)];
        let args = [("card", (&card).into()), ("number", (&number).into())];
        html! {
            fieldset data-number=(number_id(printed)) {
                legend { (nth) ". " (page.text("conex-list-group", &args)) }
                @for choice in self.of_number(printed) { (self.item(choice, page)) }
            }
        }
    }

    fn item(&self, choice: &Choice, page: &Page<'_>) -> Markup {
        let of_card = self.of_card(choice.placement.card()).map(|it| it.placement.spot);
        let spot = page.spot_among(choice.placement.spot, of_card);
        let pose = page.view.table.pose_of(choice.placement);
        let [x, y] = pose.origin.thousandths().map(|it| pages::plot::number(it as f64 / 1000.0));
        let said = |doubled| {
            let [points, spot] = [page.points(choice.placement.points(doubled)), spot.clone()];
            let args = [("points", (&points).into()), ("spot", (&spot).into())];
            page.text("conex-list-spot", &args)
        };
        let names = |spots: &[conex::Spot]| {
            let names: Vec<String> = spots.iter().map(ToString::to_string).collect();
            (!names.is_empty()).then(|| names.join(" "))
        };
        let lay = Action::Lay { placement: choice.placement, doubled: false };
        html! {
            label {
                input type="radio" name=(if self.can_lay { "action" } else { "look" })
                    value=(lay) id=(choice.id())
                    data-at={ (x) " " (y) " " (pose.angle.degrees()) }
                    data-points=(choice.placement.points(false))
                    data-doubled=[self.can_double.then(|| choice.placement.points(true))]
                    data-opens=[names(&choice.change.opens)]
                    data-blocks=[names(&choice.change.blocks)];
                @if self.can_double {
                    span.once { (said(false)) } span.twice { (said(true)) }
                } @else {
                    span { (said(false)) }
                }
            }
        }
    }

    /// What a spot is worth and what it does, shown when it is chosen.
    pub(super) fn sentences(&self, page: &Page<'_>) -> Markup {
        let worth = self.grouped(|it| (it.placement.by, it.placement.bonus()));
        let changes = self.grouped(|it| it.change.in_words(page));
        html! {
            @for ids in worth.values() {
                @let choice = ids[0];
                p.step3 data-when=(when(ids)) hidden {
                    @if self.can_double {
                        span.once { (laid_so(choice.placement, false, page)) }
                        span.twice { (laid_so(choice.placement, true, page)) }
                    } @else {
                        (laid_so(choice.placement, false, page))
                    }
                }
            }
            @for (change, ids) in &changes {
                p.step3.after data-when=(when(ids)) hidden { (change) }
            }
        }
    }

    /// The words on the button that lays the chosen card.
    pub(super) fn lay_button(&self, page: &Page<'_>) -> Markup {
        let points = self.grouped(|it| it.placement.points(false));
        let label = |points: u16| page.text("conex-lay", &[("points", u32::from(points).into())]);
        html! {
            button.btn.go.lay form="decision" {
                span.bare { (page.say("conex-lay-it")) }
                @for (&points, ids) in &points {
                    span data-when=(when(ids)) hidden {
                        span.once { (label(points)) }
                        @if self.can_double { span.twice { (label(2 * points)) } }
                    }
                }
            }
        }
    }

    fn grouped<K: Ord>(&self, key: impl Fn(&Choice) -> K) -> BTreeMap<K, Vec<&Choice>> {
        let mut groups = BTreeMap::<K, Vec<&Choice>>::new();
        self.all.iter().for_each(|it| groups.entry(key(it)).or_default().push(it));
        groups
    }

    pub(super) fn double(&self, page: &Page<'_>) -> Markup {
        let held = page.own == page.view.tokens.holder(Token::Double) && page.own.is_some();
        html! {
            @if self.can_double && held {
                label.btn.toggle data-keys="d" aria-keyshortcuts="d" {
                    input #x2 type="checkbox" name="card" value="x2" form="decision";
                    "×2 " span.wide { (page.say("conex-double")) }
                }
            }
        }
    }
}

fn laid_so(placement: Placement, doubled: bool, page: &Page<'_>) -> String {
    let (number, worth) = (page.number_by(placement.by), page.worth(placement, doubled));
    let bonus = if placement.bonus() == 0 { "no" } else { "yes" };
    let args = [("bonus", bonus.into()), ("number", (&number).into()), ("worth", (&worth).into())];
    page.text("conex-laid-so", &args)
}

fn when(choices: &[&Choice]) -> String {
    choices.iter().map(|it| it.id()).collect::<Vec<_>>().join(" ")
}

/// The id of the radio button that chooses a number of a card.
pub(super) fn number_id(printed: Printed) -> String {
    format!("n-{}-{}", printed.card(), printed.colour().letter())
}
