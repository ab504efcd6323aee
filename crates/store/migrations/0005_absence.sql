-- When this person last left, came back, wished to end the match or thought better of it.
alter table seats add column since_ms bigint not null default 0;

-- When the link was made that moves the seat.
alter table seats add column handover_ms bigint not null default 0;

-- One row, written to see whether anything can be.
create table health (probes bigint not null);

insert into health (probes) values (0);
