PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES(1,'matches','2026-11-18 02:04:44',1,X'484f0e2ba94a59e1c689a8716f8e5b3e8fd087d3aeaeff295d24913c4f1451a7965e53e7463a2b66a25f5ab9a2e4de39',897062);
INSERT INTO _sqlx_migrations VALUES(2,'chat names','2026-11-18 02:04:44',1,X'c83ac2a23b32712f3d1f56c18ab4951a42302790c2f37f2f56a5bce967b8b8a308e026614597aca341f09248999a9497',3984896);
INSERT INTO _sqlx_migrations VALUES(3,'hints','2026-11-18 02:04:44',1,X'371d88242100cd7de61ea36a85faf8d54e640f061731d93f0f6f21af10321857e6feda1c3107ea54d31625c716c44d4b',3963254);
CREATE TABLE matches (
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
, hints boolean not null default false);
INSERT INTO matches VALUES('4v4786nt73rfx2n5jyvy','sobek',1,'-','e0f9b33f370f8dafc262cad1136afc58','4884a4107cb417c2fdef631499c97b7834d139b6fa6a5893acecd1b4637a2d90',0,'playing',NULL,1794967484776,0);
INSERT INTO matches VALUES('4v47877t44xsrrgcwn7t','conex',1,'-','03f1c3badc777c8a35f5a0cef902509e','4884a4107cb417c2fdef631499c97b7834d139b6fa6a5893acecd1b4637a2d90',1,'open',NULL,1794967484800,0);
INSERT INTO matches VALUES('4v4787dxv98xpxta6gfs','sobek',1,'-','273dfed12ebd2591f8319a6cf3103168','4884a4107cb417c2fdef631499c97b7834d139b6fa6a5893acecd1b4637a2d90',0,'open',NULL,1794967484806,0);
INSERT INTO matches VALUES('4v4787gs7w2ac0kxbcjk','conex',1,'-','d21b240c11a05b49b9668e5fe73e7715','4884a4107cb417c2fdef631499c97b7834d139b6fa6a5893acecd1b4637a2d90',0,'playing',NULL,1794967484808,0);
CREATE TABLE seats (
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
INSERT INTO seats VALUES('4v4786nt73rfx2n5jyvy',1,'person','Ann','','4884a4107cb417c2fdef631499c97b7834d139b6fa6a5893acecd1b4637a2d90',NULL,0,0,0);
INSERT INTO seats VALUES('4v4786nt73rfx2n5jyvy',2,'person','Bob','','7a3a611b511c974f324bbf54413b1d072078b534eb73919dbe03bed6600d36f8',NULL,0,0,1);
INSERT INTO seats VALUES('4v47877t44xsrrgcwn7t',1,'person','Ann','','4884a4107cb417c2fdef631499c97b7834d139b6fa6a5893acecd1b4637a2d90',NULL,0,0,0);
INSERT INTO seats VALUES('4v47877t44xsrrgcwn7t',2,'open','','',NULL,NULL,0,0,0);
INSERT INTO seats VALUES('4v47877t44xsrrgcwn7t',3,'open','','',NULL,NULL,0,0,0);
INSERT INTO seats VALUES('4v4787dxv98xpxta6gfs',1,'person','Ann','','4884a4107cb417c2fdef631499c97b7834d139b6fa6a5893acecd1b4637a2d90',NULL,0,0,0);
INSERT INTO seats VALUES('4v4787dxv98xpxta6gfs',2,'person','Bob','','7a3a611b511c974f324bbf54413b1d072078b534eb73919dbe03bed6600d36f8',NULL,0,0,1);
INSERT INTO seats VALUES('4v4787dxv98xpxta6gfs',3,'person','Bob','','7a3a611b511c974f324bbf54413b1d072078b534eb73919dbe03bed6600d36f8',NULL,0,0,0);
INSERT INTO seats VALUES('4v4787gs7w2ac0kxbcjk',1,'person','Ann','','4884a4107cb417c2fdef631499c97b7834d139b6fa6a5893acecd1b4637a2d90',NULL,0,0,0);
INSERT INTO seats VALUES('4v4787gs7w2ac0kxbcjk',2,'person','Bob','','7a3a611b511c974f324bbf54413b1d072078b534eb73919dbe03bed6600d36f8',NULL,0,0,1);
INSERT INTO seats VALUES('4v4787gs7w2ac0kxbcjk',3,'person','BOB','','7a3a611b511c974f324bbf54413b1d072078b534eb73919dbe03bed6600d36f8',NULL,0,0,1);
CREATE TABLE match_log (
    match_id text not null,
    entry bigint not null,
    -- A seat from 1, or * for chance.
    actor text not null,
    action text not null,
    at_ms bigint not null,
    primary key (match_id, entry)
);
INSERT INTO match_log VALUES('4v4786nt73rfx2n5jyvy',0,'*','deal seat=2 tokens=guild-eye,guild-feather,flood,curse,deceit hands=Fg,Wg/Eg,Wg deck=thief,C1,A,M2,priestess,W0,merchant,W1,W1,E2,A,E2,queen,W1,priest,F0,I3,vizier,E0,C1,E2,E2,scribe-fish,I0,scribe-cattle,courtesan,M2,M0,M2,F1,C0,F1,I0,A,I3,M0,C1,C1,F1,M0,W1,C0,I3,W1,A,W0,F1,F1,F0,F0,C1,A,W0,E0',1794967484779);
INSERT INTO match_log VALUES('4v4786nt73rfx2n5jyvy',1,'2','take 1',1794967484786);
INSERT INTO match_log VALUES('4v4786nt73rfx2n5jyvy',2,'1','take 1',1794967484791);
INSERT INTO match_log VALUES('4v4786nt73rfx2n5jyvy',3,'2','take 1',1794967484792);
INSERT INTO match_log VALUES('4v4786nt73rfx2n5jyvy',4,'1','take 1',1794967484793);
INSERT INTO match_log VALUES('4v4786nt73rfx2n5jyvy',5,'2','take 1',1794967484794);
INSERT INTO match_log VALUES('4v4786nt73rfx2n5jyvy',6,'1','take 1',1794967484796);
INSERT INTO match_log VALUES('4v4786nt73rfx2n5jyvy',7,'2','take 1',1794967484797);
INSERT INTO match_log VALUES('4v4786nt73rfx2n5jyvy',8,'1','take 1',1794967484798);
INSERT INTO match_log VALUES('4v4787gs7w2ac0kxbcjk',0,'*','deal start=2 cards=p2,y4,y5,r12,p8,t2,r6,t4,t1,t8,r13,t7,p1,r8,r5,p3,p9,t11,t12,t3,p11,r10,r3,p7,y12,y6,p12,r9,t13,p5,p4,r11,y3,t10,r2,y7,y1,r1,y8,t9,p13,y11,y10,y13,r4,r7,y2,t6,t5,y9,p10,p6',1794967484811);
CREATE TABLE results (
    match_id text not null,
    seat bigint not null,
    score bigint not null,
    -- 1 for the winner; equal numbers are shared places.
    place bigint not null,
    primary key (match_id, seat)
);
CREATE TABLE chat (
    match_id text not null,
    number bigint not null,
    seat bigint not null,
    text text not null,
    at_ms bigint not null, name text not null default '',
    primary key (match_id, number)
);
INSERT INTO chat VALUES('4v4786nt73rfx2n5jyvy',0,2,'Γειά! 🐊',1794967484799,'Bob');
CREATE INDEX matches_listed on matches (listed, status, created_ms);
CREATE INDEX matches_by_host on matches (host, created_ms);
CREATE INDEX seats_by_token on seats (token_hash);
CREATE INDEX seats_by_handover on seats (handover_hash);
COMMIT;
