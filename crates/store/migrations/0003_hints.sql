-- Whether who sits at the table may ask what a strong player would do.
alter table matches add column hints boolean not null default false;
