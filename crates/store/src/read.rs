//! Reading what is stored.
use crate::{
    ChatRow, LogRow, Match, ResultRow, SeatKind, SeatRow, Status, Store, StoreError, Stored, on,
};
use sqlx::FromRow;

/// The most lines of chat that are read.
pub const CHAT_LINES: usize = 100;

/// The columns of a match in the order of [`MatchRow`].
macro_rules! select_matches {
    ($rest:literal) => {
        concat!(
            "select match_id, game, rules, options, seed, host, listed, origin, hints, status, \
             next_match, created_ms from matches ",
            $rest
        )
    };
}
pub(crate) use select_matches;

#[derive(FromRow)]
pub(crate) struct MatchRow {
    match_id: String,
    game: String,
    rules: i64,
    options: String,
    seed: String,
    host: String,
    listed: bool,
    origin: Option<String>,
    hints: bool,
    status: String,
    next_match: Option<String>,
    created_ms: i64,
}

#[derive(FromRow)]
pub(crate) struct RawSeat {
    seat: i64,
    kind: String,
    name: String,
    name_key: Option<String>,
    level: String,
    token_hash: Option<String>,
    handover_hash: Option<String>,
    handover_ms: i64,
    away: bool,
    wants_to_abandon: bool,
    since_ms: i64,
    version: i64,
}

impl MatchRow {
    pub(crate) fn read(self) -> Result<Match, StoreError> {
        let status = Status::from_name(&self.status)
            .ok_or_else(|| StoreError::Corrupt(format!("status {}", self.status)))?;
        Ok(Match {
            id: self.match_id,
            game: self.game,
            rules: self.rules,
            options: self.options,
            seed: self.seed,
            host: self.host,
            listed: self.listed,
            origin: self.origin,
            hints: self.hints,
            status,
            next: self.next_match,
            created_ms: self.created_ms,
        })
    }
}

impl RawSeat {
    pub(crate) fn read(self) -> Result<SeatRow, StoreError> {
        let kind = SeatKind::from_name(&self.kind)
            .ok_or_else(|| StoreError::Corrupt(format!("a seat that is {}", self.kind)))?;
        Ok(SeatRow {
            seat: self.seat,
            kind,
            name: self.name,
            name_key: self.name_key,
            level: self.level,
            token_hash: self.token_hash,
            handover_hash: self.handover_hash,
            handover_ms: self.handover_ms,
            away: self.away,
            wants_to_abandon: self.wants_to_abandon,
            since_ms: self.since_ms,
            version: self.version,
        })
    }
}

/// A match at a glance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overview {
    pub of: Match,
    pub seats: Vec<SeatRow>,
    /// Of its log.
    pub entries: i64,
    /// When something was last done.
    pub last_ms: i64,
}

impl Store {
    /// All matches, or those that stand so, the newest first.
    pub async fn overviews(
        &self,
        status: Option<Status>,
        most: i64,
    ) -> Result<Vec<Overview>, StoreError> {
        const TEXT: &str = select_matches!(
            "where $1 = '' or status = $1 order by created_ms desc, match_id limit $2"
        );
        let rows: Vec<MatchRow> = on!(&self.readers, pool => {
            let status = status.map_or("", Status::name);
            sqlx::query_as(TEXT).bind(status).bind(most).fetch_all(pool).await?
        });
        let mut all = Vec::with_capacity(rows.len());
        for row in rows {
            let of = row.read()?;
            let seats = self.seats(&of.id).await?;
            let last: Option<(i64, i64)> = on!(&self.readers, pool => {
                sqlx::query_as(
                    "select entry, at_ms from match_log where match_id = $1
                     order by entry desc limit 1",
                )
                .bind(&of.id)
                .fetch_optional(pool)
                .await?
            });
            let (entries, last_ms) = last.map_or((0, of.created_ms), |it| (it.0 + 1, it.1));
            all.push(Overview { of, seats, entries, last_ms });
        }
        Ok(all)
    }

    /// Everything about a match, if there is one; of its chat the latest lines.
    pub async fn load(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let Some(of) = self.find(id).await? else { return Ok(None) };
        let seats = self.seats(id).await?;
        let log = self.log(id, 0).await?;
        let chat = self.chat(id, 0).await?;
        Ok(Some(Stored { of, seats, log, chat }))
    }

    pub async fn find(&self, id: &str) -> Result<Option<Match>, StoreError> {
        const TEXT: &str = select_matches!("where match_id = $1");
        let row: Option<MatchRow> = on!(&self.readers, pool => {
            sqlx::query_as(TEXT).bind(id).fetch_optional(pool).await?
        });
        row.map(MatchRow::read).transpose()
    }

    pub async fn seats(&self, id: &str) -> Result<Vec<SeatRow>, StoreError> {
        let rows: Vec<RawSeat> = on!(&self.readers, pool => {
            sqlx::query_as(
                "select seat, kind, name, name_key, level, token_hash, handover_hash, handover_ms,
                 away, wants_to_abandon, since_ms, version
                 from seats where match_id = $1 order by seat",
            )
            .bind(id)
            .fetch_all(pool)
            .await?
        });
        rows.into_iter().map(RawSeat::read).collect()
    }

    /// The entries of a log from this one on.
    pub async fn log(&self, id: &str, from: i64) -> Result<Vec<LogRow>, StoreError> {
        Ok(on!(&self.readers, pool => {
            sqlx::query_as(
                "select entry, actor, action, at_ms from match_log
                 where match_id = $1 and $2 <= entry order by entry",
            )
            .bind(id)
            .bind(from)
            .fetch_all(pool)
            .await?
        }))
    }

    /// The lines of chat from this one on; if there are many, the latest.
    pub async fn chat(&self, id: &str, from: i64) -> Result<Vec<ChatRow>, StoreError> {
        let mut rows: Vec<ChatRow> = on!(&self.readers, pool => {
            sqlx::query_as(
                "select number, seat, name, text, at_ms from chat
                 where match_id = $1 and $2 <= number order by number desc limit $3",
            )
            .bind(id)
            .bind(from)
            .bind(CHAT_LINES as i64)
            .fetch_all(pool)
            .await?
        });
        rows.reverse();
        Ok(rows)
    }

    pub async fn results(&self, id: &str) -> Result<Vec<ResultRow>, StoreError> {
        Ok(on!(&self.readers, pool => {
            sqlx::query_as("select seat, score, place from results where match_id = $1 order by seat")
                .bind(id)
                .fetch_all(pool)
                .await?
        }))
    }

    /// Matches that wait for players and that everybody may see: of every origin the newest
    /// first, then of every one the next. So nobody's many hide another's one.
    pub async fn listed(&self, most: i64) -> Result<Vec<Match>, StoreError> {
        const TEXT: &str = select_matches!(
            "join (select id, turn from (select match_id as id, created_ms as made, \
             row_number() over (partition by origin order by created_ms desc, match_id) as turn \
             from matches where listed and status = 'open') as turns \
             order by turn, made desc, id limit $1) as waiting on match_id = id \
             order by turn, created_ms desc, match_id"
        );
        let rows: Vec<MatchRow> = on!(&self.readers, pool => {
            sqlx::query_as(TEXT).bind(most).fetch_all(pool).await?
        });
        rows.into_iter().map(MatchRow::read).collect()
    }

    /// The matches where the owner of this token has a seat or that they made: unfinished ones
    /// first, then the newest first.
    pub async fn of_player(&self, token_hash: &str, most: i64) -> Result<Vec<Match>, StoreError> {
        const TEXT: &str = select_matches!(
            "where match_id in (select match_id from matches where host = $1 \
             union select match_id from seats where token_hash = $1) \
             order by case when status in ('open', 'playing') then 0 else 1 end, \
             created_ms desc, match_id limit $2"
        );
        let rows: Vec<MatchRow> = on!(&self.readers, pool => {
            sqlx::query_as(TEXT).bind(token_hash).bind(most).fetch_all(pool).await?
        });
        rows.into_iter().map(MatchRow::read).collect()
    }

    /// How many matches of this maker are open or being played.
    pub async fn unfinished_of_host(&self, host: &str) -> Result<i64, StoreError> {
        let (count,): (i64,) = on!(&self.readers, pool => {
            sqlx::query_as(
                "select count(*) from matches where host = $1 and status in ('open', 'playing')",
            )
            .bind(host)
            .fetch_one(pool)
            .await?
        });
        Ok(count)
    }

    /// The match whose seat a link of this secret moves, if it was made after this time.
    pub async fn by_handover(
        &self,
        hash: &str,
        after_ms: i64,
    ) -> Result<Option<String>, StoreError> {
        let row: Option<(String,)> = on!(&self.readers, pool => {
            sqlx::query_as(
                "select match_id from seats where handover_hash = $1 and $2 < handover_ms",
            )
            .bind(hash)
            .bind(after_ms)
            .fetch_optional(pool)
            .await?
        });
        Ok(row.map(|it| it.0))
    }
}
