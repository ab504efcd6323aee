-- One text for SQLite and PostgreSQL: types are text, bigint and boolean alone.

create table matches (
    match_id text primary key,
    game text not null,
    rules bigint not null,
    options text not null,
    -- The secret of all luck; its hash is public from the start.
    seed text not null,
    -- The hash of the token of whoever made the match.
    host text not null,
    listed boolean not null,
    -- open, playing, over, abandoned
    status text not null,
    next_match text,
    created_ms bigint not null
);

create index matches_listed on matches (listed, status, created_ms);

create index matches_by_host on matches (host, created_ms);

create table seats (
    match_id text not null,
    seat bigint not null,
    -- open, person, bot
    kind text not null,
    name text not null,
    -- The level of a bot.
    level text not null,
    -- The hash of a person's token.
    token_hash text,
    -- The hash of the secret in a link that moves the seat to another device.
    handover_hash text,
    away boolean not null,
    wants_to_abandon boolean not null,
    -- Raised with every change: who changes what another has changed since loses.
    version bigint not null,
    primary key (match_id, seat)
);

create index seats_by_token on seats (token_hash);

create index seats_by_handover on seats (handover_hash);

-- Append-only. What was taken back is followed by a row that says so, which is why a
-- row is counted by its entry and not by the ply that the game has without it.
create table match_log (
    match_id text not null,
    entry bigint not null,
    -- A seat from 1, or * for chance.
    actor text not null,
    action text not null,
    at_ms bigint not null,
    primary key (match_id, entry)
);

create table results (
    match_id text not null,
    seat bigint not null,
    score bigint not null,
    -- 1 for the winner; equal numbers are shared places.
    place bigint not null,
    primary key (match_id, seat)
);

create table chat (
    match_id text not null,
    number bigint not null,
    seat bigint not null,
    text text not null,
    at_ms bigint not null,
    primary key (match_id, number)
);
