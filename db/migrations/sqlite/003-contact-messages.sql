create table contact_messages (
  id text primary key,
  created_at integer not null,
  name text not null,
  email text not null,
  company text not null,
  phone_number text not null,
  message text not null,
  page_route text not null,
  page_title text not null,
  verified integer not null check (verified in (0, 1)),
  consent_wording text not null,
  idempotency_key text unique,
  fingerprint text not null
) strict;

create index contact_messages_created on contact_messages (created_at);
