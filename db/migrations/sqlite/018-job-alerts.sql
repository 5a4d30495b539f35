-- Who hears by mail of new openings that a search finds: one row an address and search.
create table job_alerts (
  id text primary key,
  email text not null,
  search text not null,
  words text not null,
  frequency text not null,
  asked_frequency text not null,
  created_at integer not null,
  asked_at integer not null,
  confirmed_at integer,
  ended_at integer,
  due_at integer,
  last_sent_at integer,
  told_from integer not null default 0,
  told_batch integer not null default 0,
  consent_wording text not null,
  consent_page text not null,
  address_hash text not null,
  unique (email, search)
) strict;

create index job_alerts_due on job_alerts (due_at) where due_at is not null;

create index job_alerts_asked on job_alerts (asked_at) where confirmed_at is null and ended_at is null;

create index job_alerts_ended on job_alerts (ended_at) where ended_at is not null;

-- In which batch an opening was first seen open: an alert tells of the batches behind its own.
create table announced_jobs (
  slug text primary key,
  batch integer not null
) strict;

create index announced_jobs_by_batch on announced_jobs (batch);

-- The batch that was noted last: one row.
create table job_batches (
  id integer primary key,
  batch integer not null
) strict;

insert into job_batches (id, batch) values (1, 0);
