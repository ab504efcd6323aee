//! The end: who has won, with how much, and why it is over.
use super::{Page, shape};
use conex::Ending;
use game_core::{Seat, SeatSet};
use maud::{Markup, html};

pub(super) fn over(page: &Page<'_>) -> Markup {
    let scores = &page.view.scores;
    let mut seats: Vec<Seat> = page.view.seats.iter().collect();
    seats.sort_by_key(|&it| std::cmp::Reverse(scores[it]));
    let best = scores[seats[0]];
    let winners: SeatSet = seats.iter().copied().filter(|&it| scores[it] == best).collect();
    html! {
        section.ask.over data-part="ask" aria-label=(page.say("conex-over")) {
            div.said role="status" {
                p { (page.winners(winners, best)) }
                @if let Some(ending) = page.view.ending { p.after { (page.ending(ending)) } }
            }
            ol.final {
                @for seat in seats {
                    li.won[winners.contains(seat)] {
                        (shape(seat)) span { (page.name(seat)) } b.num { (scores[seat]) }
                    }
                }
            }
        }
    }
}

impl Page<'_> {
    pub(super) fn winners(&self, winners: SeatSet, points: u16) -> String {
        let names = self.names(winners.iter());
        let first = winners.first().unwrap_or(Seat::FIRST);
        let args = [
            ("count", (winners.count() as u32).into()),
            ("who", self.who(first)),
            ("names", (&names).into()),
            ("points", u32::from(points).into()),
        ];
        self.text("conex-winners", &args)
    }

    pub(super) fn ending(&self, ending: Ending) -> String {
        match ending {
            Ending::NoRoom => self.say("conex-ending-room"),
            Ending::AllPassed => self.say("conex-ending-passed"),
            Ending::Track => {
                let track = u32::from(self.view.options.track());
                self.text("conex-ending-track", &[("points", track.into())])
            }
        }
    }
}
