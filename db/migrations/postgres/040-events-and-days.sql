-- Calendars follow an event that moves or is cancelled.
alter table gatherings add column is_cancelled integer not null default 0;
alter table gatherings add column sequence integer not null default 0;
alter table gatherings add column revised_at bigint;

-- From when the relative days of the pack count.
create table relative_days (
  file text not null,
  field text not null,
  text text not null,
  counts_from bigint not null,
  primary key (file, field)
);

-- An opening whose file is gone answers 410, not 404.
create table former_openings (
  slug text not null primary key,
  name text not null,
  removed_at bigint not null
);

update content_state set fingerprint = '';
