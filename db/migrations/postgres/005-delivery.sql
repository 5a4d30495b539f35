-- By which way each notice goes, so that one way that is shut does not hold up the other.
alter table outbox add column channel text not null default 'mail';

update outbox set channel = 'crm' where topic = 'lead.crm';

drop index outbox_due;

create index outbox_due on outbox (channel, next_attempt_at) where delivered_at is null and failed_at is null;

create index outbox_by_subject on outbox (subject_id);

-- A keyed digest of the network address: tells that two submissions came from one place, not which.
alter table applications add column address_hash text not null default '';

alter table leads add column address_hash text not null default '';

alter table contact_messages add column address_hash text not null default '';

-- Who is to get the newsletter; an address has one row, however often it subscribed.
create table subscriptions (
  id text primary key,
  email text not null unique,
  lead_id text not null,
  asked_at bigint not null,
  asked_to_confirm_at bigint,
  confirmed_at bigint,
  ended_at bigint
);

create index subscriptions_asked on subscriptions (asked_to_confirm_at) where confirmed_at is null and ended_at is null;

create index subscriptions_ended on subscriptions (ended_at) where ended_at is not null;

-- Whoever asked for the newsletter before there was this table gets it.
insert into subscriptions (id, email, lead_id, asked_at)
select
  gen_random_uuid()::text,
  lower(email), id, created_at
from (
  select id, email, created_at,
    row_number() over (partition by lower(email) order by created_at desc, id desc) as place
  from leads
  where source = 'Newsletter'
) as asked
where place = 1;

-- Calls counted against a limit, in a window that ends.
create table rate_limits (
  key text primary key,
  points integer not null,
  expires_at bigint not null
);

create index rate_limits_expired on rate_limits (expires_at);
