create table leads (
  id text primary key,
  created_at bigint not null,
  source text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  page_route text not null,
  page_title text not null,
  verified integer not null check (verified in (0, 1)),
  consent_wording text not null,
  idempotency_key text unique,
  fingerprint text not null
);

create index leads_created on leads (created_at);
