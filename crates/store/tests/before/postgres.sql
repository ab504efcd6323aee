SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public._sqlx_migrations (
    version bigint NOT NULL,
    description text NOT NULL,
    installed_on timestamp with time zone DEFAULT now() NOT NULL,
    success boolean NOT NULL,
    checksum bytea NOT NULL,
    execution_time bigint NOT NULL
);
CREATE TABLE public.chat (
    match_id text NOT NULL,
    number bigint NOT NULL,
    seat bigint NOT NULL,
    text text NOT NULL,
    at_ms bigint NOT NULL,
    name text DEFAULT ''::text NOT NULL
);
CREATE TABLE public.match_log (
    match_id text NOT NULL,
    entry bigint NOT NULL,
    actor text NOT NULL,
    action text NOT NULL,
    at_ms bigint NOT NULL
);
CREATE TABLE public.matches (
    match_id text NOT NULL,
    game text NOT NULL,
    rules bigint NOT NULL,
    options text NOT NULL,
    seed text NOT NULL,
    host text NOT NULL,
    listed boolean NOT NULL,
    status text NOT NULL,
    next_match text,
    created_ms bigint NOT NULL,
    hints boolean DEFAULT false NOT NULL
);
CREATE TABLE public.results (
    match_id text NOT NULL,
    seat bigint NOT NULL,
    score bigint NOT NULL,
    place bigint NOT NULL
);
CREATE TABLE public.seats (
    match_id text NOT NULL,
    seat bigint NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    level text NOT NULL,
    token_hash text,
    handover_hash text,
    away boolean NOT NULL,
    wants_to_abandon boolean NOT NULL,
    version bigint NOT NULL
);
INSERT INTO public._sqlx_migrations VALUES (1, 'matches', '2026-11-18 02:04:44.861169+00', true, '\x484f0e2ba94a59e1c689a8716f8e5b3e8fd087d3aeaeff295d24913c4f1451a7965e53e7463a2b66a25f5ab9a2e4de39', 5905007);
INSERT INTO public._sqlx_migrations VALUES (2, 'chat names', '2026-11-18 02:04:44.867426+00', true, '\xc83ac2a23b32712f3d1f56c18ab4951a42302790c2f37f2f56a5bce967b8b8a308e026614597aca341f09248999a9497', 2442326);
INSERT INTO public._sqlx_migrations VALUES (3, 'hints', '2026-11-18 02:04:44.870025+00', true, '\x371d88242100cd7de61ea36a85faf8d54e640f061731d93f0f6f21af10321857e6feda1c3107ea54d31625c716c44d4b', 436297);
INSERT INTO public.chat VALUES ('4v4786nt73rfx2n5jyvy', 0, 2, 'Γειά! 🐊', 1794967485325, 'Bob');
INSERT INTO public.match_log VALUES ('4v4786nt73rfx2n5jyvy', 0, '*', 'deal seat=2 tokens=guild-eye,guild-feather,guild-djed,prosperity,deceit hands=Cg,Fg/Ig,Fg deck=W1,F0,W0,A,C1,M2,priestess,F1,W1,merchant,W1,E0,W0,I0,scribe-cattle,M2,M2,F0,C1,I3,E2,queen,M0,W1,A,E2,courtesan,F0,I3,thief,F1,A,F1,W0,M0,F1,F1,C1,I3,A,C0,E2,I0,priest,M0,A,E2,E0,vizier,scribe-fish,C0,C1,C1,W1', 1794967485310);
INSERT INTO public.match_log VALUES ('4v4786nt73rfx2n5jyvy', 1, '2', 'take 1', 1794967485313);
INSERT INTO public.match_log VALUES ('4v4786nt73rfx2n5jyvy', 2, '1', 'take 1', 1794967485315);
INSERT INTO public.match_log VALUES ('4v4786nt73rfx2n5jyvy', 3, '2', 'take 1', 1794967485317);
INSERT INTO public.match_log VALUES ('4v4786nt73rfx2n5jyvy', 4, '1', 'take 1', 1794967485318);
INSERT INTO public.match_log VALUES ('4v4786nt73rfx2n5jyvy', 5, '2', 'take 1', 1794967485320);
INSERT INTO public.match_log VALUES ('4v4786nt73rfx2n5jyvy', 6, '1', 'take 1', 1794967485321);
INSERT INTO public.match_log VALUES ('4v4786nt73rfx2n5jyvy', 7, '2', 'take 1', 1794967485322);
INSERT INTO public.match_log VALUES ('4v4786nt73rfx2n5jyvy', 8, '1', 'take 1', 1794967485324);
INSERT INTO public.match_log VALUES ('4v4787gs7w2ac0kxbcjk', 0, '*', 'deal start=1 cards=y10,t13,p10,y1,p7,p3,r1,y7,y6,y2,t3,p8,y11,y9,r11,t1,r6,y13,y8,y12,p9,t6,p6,p2,y5,p5,r12,p4,t11,t5,p12,t4,p13,r4,p11,t12,r13,r10,y3,y4,r8,r7,p1,r9,r3,r2,t2,t9,r5,t10,t7,t8', 1794967485355);
INSERT INTO public.matches VALUES ('4v4786nt73rfx2n5jyvy', 'sobek', 1, '-', '7b86293d02d85e176150d46c0fbb0ea6', '4884a4107cb417c2fdef631499c97b7834d139b6fa6a5893acecd1b4637a2d90', false, 'playing', NULL, 1794967485301, false);
INSERT INTO public.matches VALUES ('4v47877t44xsrrgcwn7t', 'conex', 1, '-', '222d9a7a344c9ef57ba29c3368e2a856', '4884a4107cb417c2fdef631499c97b7834d139b6fa6a5893acecd1b4637a2d90', true, 'open', NULL, 1794967485326, false);
INSERT INTO public.matches VALUES ('4v4787dxv98xpxta6gfs', 'sobek', 1, '-', 'e67c43c2181142ff07eb0b0abf1b7070', '4884a4107cb417c2fdef631499c97b7834d139b6fa6a5893acecd1b4637a2d90', false, 'open', NULL, 1794967485334, false);
INSERT INTO public.matches VALUES ('4v4787gs7w2ac0kxbcjk', 'conex', 1, '-', '4c7029869fca54b7c64b04025ef3f428', '4884a4107cb417c2fdef631499c97b7834d139b6fa6a5893acecd1b4637a2d90', false, 'playing', NULL, 1794967485351, false);
INSERT INTO public.seats VALUES ('4v4786nt73rfx2n5jyvy', 1, 'person', 'Ann', '', '4884a4107cb417c2fdef631499c97b7834d139b6fa6a5893acecd1b4637a2d90', NULL, false, false, 0);
INSERT INTO public.seats VALUES ('4v4786nt73rfx2n5jyvy', 2, 'person', 'Bob', '', '7a3a611b511c974f324bbf54413b1d072078b534eb73919dbe03bed6600d36f8', NULL, false, false, 1);
INSERT INTO public.seats VALUES ('4v47877t44xsrrgcwn7t', 1, 'person', 'Ann', '', '4884a4107cb417c2fdef631499c97b7834d139b6fa6a5893acecd1b4637a2d90', NULL, false, false, 0);
INSERT INTO public.seats VALUES ('4v47877t44xsrrgcwn7t', 2, 'open', '', '', NULL, NULL, false, false, 0);
INSERT INTO public.seats VALUES ('4v47877t44xsrrgcwn7t', 3, 'open', '', '', NULL, NULL, false, false, 0);
INSERT INTO public.seats VALUES ('4v4787dxv98xpxta6gfs', 1, 'person', 'Ann', '', '4884a4107cb417c2fdef631499c97b7834d139b6fa6a5893acecd1b4637a2d90', NULL, false, false, 0);
INSERT INTO public.seats VALUES ('4v4787gs7w2ac0kxbcjk', 1, 'person', 'Ann', '', '4884a4107cb417c2fdef631499c97b7834d139b6fa6a5893acecd1b4637a2d90', NULL, false, false, 0);
INSERT INTO public.seats VALUES ('4v4787gs7w2ac0kxbcjk', 2, 'person', 'Bob', '', '7a3a611b511c974f324bbf54413b1d072078b534eb73919dbe03bed6600d36f8', NULL, false, false, 1);
INSERT INTO public.seats VALUES ('4v4787dxv98xpxta6gfs', 2, 'person', 'Bob', '', '7a3a611b511c974f324bbf54413b1d072078b534eb73919dbe03bed6600d36f8', NULL, false, false, 1);
INSERT INTO public.seats VALUES ('4v4787gs7w2ac0kxbcjk', 3, 'person', 'BOB', '', '7a3a611b511c974f324bbf54413b1d072078b534eb73919dbe03bed6600d36f8', NULL, false, false, 1);
INSERT INTO public.seats VALUES ('4v4787dxv98xpxta6gfs', 3, 'person', 'Bob', '', '7a3a611b511c974f324bbf54413b1d072078b534eb73919dbe03bed6600d36f8', NULL, false, false, 0);
ALTER TABLE ONLY public._sqlx_migrations
    ADD CONSTRAINT _sqlx_migrations_pkey PRIMARY KEY (version);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_pkey PRIMARY KEY (match_id, number);
ALTER TABLE ONLY public.match_log
    ADD CONSTRAINT match_log_pkey PRIMARY KEY (match_id, entry);
ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (match_id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (match_id, seat);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (match_id, seat);
CREATE INDEX matches_by_host ON public.matches USING btree (host, created_ms);
CREATE INDEX matches_listed ON public.matches USING btree (listed, status, created_ms);
CREATE INDEX seats_by_handover ON public.seats USING btree (handover_hash);
CREATE INDEX seats_by_token ON public.seats USING btree (token_hash);
