-- Who said it: a seat may have been another's before the game began.
alter table chat add column name text not null default '';
