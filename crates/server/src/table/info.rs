//! A table as everybody may see it: who sits where, and how the match stands.
use crate::{
    api::schema,
    ids::{Hash, TableId, seed_hash},
    names::alike,
    refused::Refused,
};
use game_core::{Seat, SeatSet, Seats, Seed, Viewer};
use games::GameKind;
use pages::{Language, Occupant, text};
use serde::Serialize;
use store::{Match, ResultRow, SeatKind, SeatRow, Status};
use utoipa::ToSchema;

/// Names of bots: more than there are seats, even if people have the same names.
const BOTS: usize = 8;

#[derive(Clone, Debug)]
pub(crate) struct TableInfo {
    pub(crate) id: TableId,
    pub(crate) game: GameKind,
    pub(crate) of: Match,
    pub(crate) seed: Seed,
    pub(crate) seats: Vec<SeatRow>,
    /// Who has the table open, here or at another node.
    pub(crate) present: SeatSet,
    /// How long who has left can object to an end without a result.
    pub(crate) grace_ms: i64,
    pub(crate) results: Vec<ResultRow>,
}

impl TableInfo {
    pub(crate) fn seat_of(&self, who: &Hash) -> Option<Seat> {
        let is_his = |it: &SeatRow| it.token_hash.as_deref() == Some(who.0.as_str());
        self.seats().seat(self.seats.iter().position(is_his)?)
    }

    pub(crate) fn viewer(&self, who: Option<&Hash>) -> Viewer {
        who.and_then(|it| self.seat_of(it)).map_or(Viewer::Spectator, Viewer::Seat)
    }

    pub(crate) fn is_host(&self, who: &Hash) -> bool {
        self.of.host == who.0
    }

    pub(crate) fn must_be_playing(&self) -> Result<(), Refused> {
        match self.of.status {
            Status::Open => Err(Refused::NotStarted),
            Status::Playing => Ok(()),
            Status::Over => Err(Refused::Over),
            Status::Abandoned => Err(Refused::Abandoned),
        }
    }

    pub(crate) fn seats(&self) -> Seats {
        Seats::new(self.seats.len()).expect("a table is made with 2 to 4 seats")
    }

    /// Where its page is.
    pub(crate) fn path(&self) -> String {
        format!("/tables/{}", self.id)
    }

    /// Who sits where, for a page. Its reader is called "you".
    pub(crate) fn occupants(&self, viewer: Viewer, language: Language) -> Vec<Occupant> {
        let seats = self.seats.iter().zip(self.seats().iter());
        let you = || text(language, "you-capital", &[]);
        let occupant = |(row, seat): (&SeatRow, Seat)| Occupant {
            name: if viewer.seat() == Some(seat) { you() } else { self.called(row, language) },
            is_bot: row.kind == SeatKind::Bot,
            here: row.kind == SeatKind::Bot || self.present.contains(seat),
            away: row.away,
        };
        seats.map(occupant).collect()
    }

    /// What somebody is called.
    pub(crate) fn called(&self, row: &SeatRow, language: Language) -> String {
        match row.kind {
            SeatKind::Person if is_program(row) => {
                text(language, "seat-program", &[("name", (&row.name).into())])
            }
            SeatKind::Person => row.name.clone(),
            SeatKind::Open => text(language, "seat-open", &[]),
            SeatKind::Bot => self.name_of_bot(row, language),
        }
    }

    /// Bots have names of their own, different ones at each table, and none that a person has.
    fn name_of_bot(&self, row: &SeatRow, language: Language) -> String {
        let name = |nth: usize, language| text(language, &format!("bot-{nth}"), &[]);
        let taken = |nth: &usize| {
            let names = Language::ALL.map(|it| name(*nth, it));
            self.persons().any(|it| names.iter().any(|name| alike(name, &it.name)))
        };
        let first: usize = self.of.id.bytes().map(usize::from).sum();
        let before = |it: &&SeatRow| it.kind == SeatKind::Bot && it.seat < row.seat;
        let mut free = (0..BOTS).map(|nth| (first + nth) % BOTS + 1).filter(|nth| !taken(nth));
        let nth = free.nth(self.seats.iter().filter(before).count());
        name(nth.unwrap_or(1), language)
    }

    pub(crate) fn persons(&self) -> impl Iterator<Item = &SeatRow> {
        self.seats.iter().filter(|it| it.kind == SeatKind::Person)
    }

    /// When the match ends without a result: at once where all want it; where all do who
    /// haven't left, after a time in which the others can come back.
    pub(crate) fn ends_ms(&self) -> Option<i64> {
        let mut stay = self.persons().filter(|it| !it.away).peekable();
        if self.of.status != Status::Playing
            || stay.peek().is_none()
            || !stay.all(|it| it.wants_to_abandon)
        {
            return None;
        }
        if self.persons().all(|it| it.wants_to_abandon) {
            return Some(0);
        }
        self.persons().map(|it| it.since_ms + self.grace_ms).max()
    }

    pub(crate) fn has_open_seat(&self) -> bool {
        self.seats.iter().any(|it| it.kind == SeatKind::Open)
    }

    /// The seat of this number, from 1.
    pub(crate) fn numbered(&self, seat: u8) -> Result<&SeatRow, Refused> {
        self.seats.iter().find(|it| it.seat == i64::from(seat)).ok_or(Refused::NoSuchSeat)
    }

    /// This person's seat.
    pub(crate) fn row_of(&self, who: &Hash) -> Result<&SeatRow, Refused> {
        self.seat_of(who).map(|it| self.row(it)).ok_or(Refused::NotSeated)
    }

    pub(crate) fn row(&self, seat: Seat) -> &SeatRow {
        &self.seats[seat.index()]
    }

    /// As one viewer sees it.
    pub(crate) fn json(&self, who: Option<&Hash>) -> TableJson {
        let over = self.of.status.is_finished();
        TableJson {
            id: self.id.to_string(),
            game: self.of.game.clone(),
            rules: self.of.rules,
            options: self.of.options.clone(),
            status: self.of.status.name(),
            public: self.of.listed,
            hints: self.of.hints,
            you: who.and_then(|it| self.seat_of(it)).map(Seat::number),
            host: who.is_some_and(|it| self.is_host(it)),
            seats: self
                .seats
                .iter()
                .zip(self.seats().iter())
                .map(|(row, seat)| SeatOfTable {
                    seat: seat.number(),
                    kind: match row.kind {
                        SeatKind::Open => "open",
                        SeatKind::Person => "person",
                        SeatKind::Bot => "bot",
                    },
                    name: (row.kind == SeatKind::Person).then(|| row.name.clone()),
                    level: (row.kind == SeatKind::Bot).then(|| row.level.clone()),
                    program: is_program(row),
                    present: self.present.contains(seat),
                    away: row.away,
                    wants_to_abandon: row.wants_to_abandon,
                })
                .collect(),
            seed_hash: seed_hash(self.seed),
            seed: over.then(|| format!("{:x}", self.seed)),
            results: self
                .results
                .iter()
                .map(|it| ResultJson {
                    seat: it.seat as u8,
                    score: it.score,
                    place: it.place as u8,
                })
                .collect(),
            ends_ms: self.ends_ms(),
            rematch: self.of.next.clone(),
            created_ms: self.of.created_ms,
        }
    }
}

/// What stands in the place of a bot's level for somebody's own program.
const PROGRAM: &str = "program";

/// The level of somebody who sits down: none, unless it is a program.
pub(crate) fn level_of(program: bool) -> String {
    if program { PROGRAM.to_owned() } else { String::new() }
}

/// Whether somebody's own program sits there, and has said so.
pub(super) fn is_program(row: &SeatRow) -> bool {
    row.kind == SeatKind::Person && row.level == PROGRAM
}

/// A table: who sits where, and how the match stands.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = Table)]
pub(crate) struct TableJson {
    /// The name of the table. Who knows it may look on: it is the link to share.
    #[schema(schema_with = schema::table_name)]
    id: String,
    /// The game, by its name.
    game: String,
    /// The version of the game's rules.
    rules: i64,
    /// What the table has agreed on, in the notation of logs; `-` for nothing.
    options: String,
    #[schema(schema_with = schema::status)]
    status: &'static str,
    /// Whether it is listed for everybody while it is open.
    public: bool,
    /// Whether its players may ask what the strongest bot would do.
    hints: bool,
    /// Your own seat, if you have one.
    #[schema(minimum = 1, maximum = 4)]
    you: Option<u8>,
    /// Whether you made this table.
    host: bool,
    /// In turn order.
    #[schema(min_items = 2, max_items = 4)]
    seats: Vec<SeatOfTable>,
    /// SHA-256 of the 16 bytes of the match's seed: the promise that all luck follows from it.
    #[schema(pattern = "^[0-9a-f]{64}$")]
    seed_hash: String,
    /// The seed itself, in hexadecimal digits, once the match is over.
    #[schema(pattern = "^[0-9a-f]{32}$")]
    seed: Option<String>,
    /// Once the game is over.
    #[schema(max_items = 4)]
    results: Vec<ResultJson>,
    /// When the match ends without a result, in milliseconds since 1970: all want it who
    /// haven't left. Who has left can come back until then.
    ends_ms: Option<i64>,
    /// The table of the rematch, if there is one.
    rematch: Option<String>,
    /// When it was made, in milliseconds since 1970.
    created_ms: i64,
}

impl TableJson {
    pub(crate) fn seed_hash(&self) -> &str {
        &self.seed_hash
    }

    pub(crate) fn seed(&self) -> Option<&str> {
        self.seed.as_deref()
    }
}

/// Who sits in a seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct SeatOfTable {
    /// From 1.
    #[schema(minimum = 1, maximum = 4)]
    seat: u8,
    #[schema(schema_with = schema::seat_kind)]
    kind: &'static str,
    /// The name of a person.
    #[schema(max_length = 24)]
    name: Option<String>,
    #[schema(schema_with = schema::level_or_none)]
    level: Option<String>,
    /// Whether this person is a program that somebody has written: it said so when it sat
    /// down.
    program: bool,
    /// Whether this person has the table open, on a page or as a live stream.
    present: bool,
    /// Whether this person has left and a bot plays for them until they are back.
    away: bool,
    /// Whether this person wants to end the match without a result.
    wants_to_abandon: bool,
}

/// The result of a seat.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = SeatResult)]
pub(crate) struct ResultJson {
    #[schema(minimum = 1, maximum = 4)]
    seat: u8,
    score: i64,
    /// 1 for the winner; equal numbers are shared places.
    #[schema(minimum = 1, maximum = 4)]
    place: u8,
}
