-- What two nodes decide in the same instant, the database decides for both: at a table a token
-- has one seat, and nobody has another's name.

-- The name as it is compared, however it is written. Seats that were taken before this was kept
-- have none: who sits down beside them is compared with their names all the same.
alter table seats add column name_key text;

-- Of a token that has got several seats, the first is the one that it plays; nobody could ever act
-- on the others. Before the game they are free again; in it a bot plays them.
update seats set kind = 'open', name = '', token_hash = null, handover_hash = null,
    version = version + 1
where match_id in (select match_id from matches where status = 'open')
    and exists (
        select 1 from seats as own
        where own.match_id = seats.match_id and own.token_hash = seats.token_hash
            and own.seat < seats.seat
    );

update seats set token_hash = null, handover_hash = null, wants_to_abandon = false,
    away = (away or match_id in (select match_id from matches where status = 'playing')),
    version = version + 1
where exists (
        select 1 from seats as own
        where own.match_id = seats.match_id and own.token_hash = seats.token_hash
            and own.seat < seats.seat
    );

create unique index seats_by_own_token on seats (match_id, token_hash);

create unique index seats_by_own_name on seats (match_id, name_key);

-- What was changed from outside while a server runs on a file of SQLite: it looks here, where
-- PostgreSQL tells nodes by itself.
create table notices (
    match_id text not null
);

-- From where a table was made, while it is listed and waits: a hash whose key its server keeps in
-- memory alone. Tables with the same one share a place in the list.
alter table matches add column origin text;

drop index matches_listed;

create index matches_waiting on matches (origin, created_ms) where listed and status = 'open';
