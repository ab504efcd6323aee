//! What happened, in words and motion.
use super::{
    Page,
    words::{face_key, icon_of},
};
use crate::{ASSETS, board::place_on_track};
use conex::{Card, Cards, Event, Face, Token};
use game_core::{PerSeat, Seat, SeatSet};
use pages::{Arg, Motion, Narration, Way, Words};

pub(super) fn tale(event: &Event, page: &Page<'_>) -> Option<Narration> {
    let teller = Teller { page };
    Some(match *event {
        Event::Dealt { hands, start } => teller.dealt(hands, start),
        Event::Laid { .. } => teller.laid(event)?,
        Event::Drew { seat, count, cards } => teller.drew(seat, count, cards),
        Event::Passed { seat } => teller.told(seat, "conex-tale-passed", &[]),
        Event::Done { seat } => teller.told(seat, "conex-tale-done", &[]),
        Event::Rolled { seat, face } => {
            let face = teller.face(face);
            teller.told(seat, "conex-tale-rolled", &[("face", (&face).into())])
        }
        Event::TookToken { seat, token, from } => teller.took(seat, token, from),
        Event::KeptToken { seat, token } => {
            let token = token.to_string();
            teller.told(seat, "conex-tale-kept", &[("token", (&token).into())])
        }
        Event::Struck { seat, card } => teller.struck(seat, card),
        Event::MustDiscard { seats } => teller.must_discard(seats),
        Event::Discarding { seat, card } => {
            let card = teller.card(card);
            teller.told(seat, "conex-tale-discarding", &[("card", (&card).into())])
        }
        Event::Decided { seat } => teller.told(seat, "conex-tale-decided", &[]),
        Event::Buried { seat, card } => teller.buried(seat, card),
        Event::GameOver { ending, scores, winners, hands: _ } => {
            let best = winners.first().map_or(0, |it| scores[it]);
            let words = [page.ending(ending), page.winners(winners, best)].join(" ");
            Narration { seat: None, words: Words(words), heading: true, motions: Vec::new() }
        }
    })
}

struct Teller<'a> {
    page: &'a Page<'a>,
}

impl Teller<'_> {
    /// A sentence about a seat.
    fn told(&self, seat: Seat, key: &str, more: &[(&str, Arg<'_>)]) -> Narration {
        let mut args = vec![("who", self.page.who(seat)), ("name", self.page.name(seat).into())];
        args.extend_from_slice(more);
        let words = Words(self.page.text(key, &args));
        Narration { seat: Some(seat), words, heading: false, motions: Vec::new() }
    }

    fn card(&self, card: Card) -> String {
        ASSETS.with_icon(icon_of(card), &self.page.card_as_object(card))
    }

    fn dealt(&self, hands: PerSeat<Option<Cards>>, start: Seat) -> Narration {
        let mut tale = self.told(start, "conex-tale-dealt", &[]);
        tale.heading = true;
        tale.seat = None;
        let to = self.page.view.seats.iter().map(|it| match hands[it] {
            Some(_) if self.page.frame.is_you(it) => "hand".to_owned(),
            _ => format!("seat-{it}"),
        });
        tale.motions = to.map(|it| motion("pile", &it, Some("card-back"))).collect();
        tale
    }

    fn laid(&self, event: &Event) -> Option<Narration> {
        let &Event::Laid { seat, placement, doubled, points, to } = event else { return None };
        let page = self.page;
        let card = placement.card();
        let [name, number] = [self.card(card), page.number_by(placement.by)];
        let [spot, worth] = [page.spot(placement.spot), page.worth(placement, doubled)];
        let args = [
            ("card", (&name).into()),
            ("number", (&number).into()),
            ("spot", (&spot).into()),
            ("worth", (&worth).into()),
            ("to", u32::from(to).into()),
        ];
        let mut tale = self.told(seat, "conex-tale-laid", &args);
        let there = format!("card-{card}");
        let from = match self.page.frame.viewer.sees(seat) {
            true => format!("hand-{card}"),
            false => format!("seat-{seat}"),
        };
        tale.motions.push(motion(&from, &there, None));
        tale.motions.push(self.walks(seat, to - points, to));
        if doubled {
            tale.motions.push(motion(
                &format!("seat-{seat}"),
                "token-double",
                Some("token-double"),
            ));
        }
        Some(tale)
    }

    /// A marker on the track, space by space.
    fn walks(&self, seat: Seat, from: u16, to: u16) -> Motion {
        let options = self.page.view.options;
        let stops = (from..=to).map(|it| place_on_track(options.space(it), options.track()));
        let way = Some(Way { inside: "board", stops: stops.collect(), hops: false });
        let mark = format!("mark-{seat}");
        Motion { from: mark.clone(), to: mark, icon: None, way }
    }

    fn drew(&self, seat: Seat, count: u8, cards: Option<Cards>) -> Narration {
        let mut tale = match cards.filter(|it| !it.is_empty()) {
            Some(cards) => {
                let cards = self.page.cards_with_icons(cards);
                self.told(seat, "conex-tale-drew-cards", &[("cards", (&cards).into())])
            }
            None => self.told(seat, "conex-tale-drew", &[("count", count.into())]),
        };
        let to = |card: Option<Card>| match card {
            Some(card) => format!("hand-{card}"),
            None => format!("seat-{seat}"),
        };
        let known = cards.unwrap_or_default();
        let drawn = known.iter().map(Some).chain(std::iter::repeat(None));
        let drawn = drawn.take(count.into());
        tale.motions = drawn.map(|it| motion("pile", &to(it), Some("card-back"))).collect();
        tale
    }

    fn face(&self, face: Face) -> String {
        self.page.text("conex-face", &[("face", face_key(face).into())])
    }

    fn took(&self, seat: Seat, token: Token, from: Option<Seat>) -> Narration {
        let name = token.to_string();
        let whose = match from {
            None => "nobody",
            Some(it) if self.page.frame.is_you(it) => "you",
            Some(_) => "other",
        };
        let args = [
            ("token", Arg::from(&name)),
            ("from", whose.into()),
            ("loser", from.map_or("", |it| self.page.name(it)).into()),
        ];
        let mut tale = self.told(seat, "conex-tale-took", &args);
        let id = token_id(token);
        tale.motions.push(motion(id, id, Some(id)));
        tale
    }

    fn struck(&self, seat: Seat, card: Card) -> Narration {
        let name = ASSETS.with_icon(icon_of(card), &self.page.card(card));
        let mut tale = self.told(seat, "conex-tale-struck", &[("card", (&name).into())]);
        let id = token_id(Token::Lightning);
        tale.motions.push(motion(id, &format!("card-{card}"), Some(id)));
        tale.motions.push(motion(&format!("card-{card}"), "pile", None));
        tale
    }

    fn must_discard(&self, seats: SeatSet) -> Narration {
        let page = self.page;
        let you = seats.iter().any(|it| page.frame.is_you(it));
        let others = seats.iter().filter(|&it| !page.frame.is_you(it));
        let names = page.names(others);
        let who = match (you, names.is_empty()) {
            (true, true) => "you",
            (true, false) => "both",
            (false, _) => "other",
        };
        let args = [
            ("who", who.into()),
            ("names", (&names).into()),
            ("count", (seats.count() as u32).into()),
        ];
        let words = Words(page.text("conex-tale-must", &args));
        Narration { seat: None, words, heading: false, motions: Vec::new() }
    }

    fn buried(&self, seat: Seat, card: Option<Card>) -> Narration {
        let (from, mut tale) = match card {
            Some(card) => {
                let name = ASSETS.with_icon(icon_of(card), &self.page.card_as_object(card));
                let tale = self.told(seat, "conex-tale-buried-card", &[("card", (&name).into())]);
                (format!("hand-{card}"), tale)
            }
            None => (format!("seat-{seat}"), self.told(seat, "conex-tale-buried", &[])),
        };
        let icon = card.is_none().then_some("card-back");
        tale.motions.push(motion(&from, "pile", icon));
        tale
    }
}

/// Its id on the page, and the name of its icon.
pub(super) fn token_id(token: Token) -> &'static str {
    match token {
        Token::Lightning => "token-lightning",
        Token::Double => "token-double",
    }
}

fn motion(from: &str, to: &str, icon: Option<&'static str>) -> Motion {
    Motion {
        from: from.to_owned(),
        to: to.to_owned(),
        icon: icon.map(|it| ASSETS.icon_address(it)),
        way: None,
    }
}
