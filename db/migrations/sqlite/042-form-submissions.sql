-- Submissions of forms that share one table: their fields are JSON, so that a form is added without a migration.
create table form_submissions (
  id text primary key,
  kind text not null,
  created_at integer not null,
  name text not null,
  email text not null,
  about text not null,
  fields text not null,
  page_route text not null,
  page_title text not null,
  verified integer check (verified in (0, 1)),
  consent_wording text not null,
  address_hash text not null default '',
  idempotency_key text,
  fingerprint text not null,
  unique (kind, idempotency_key)
) strict;

create index form_submissions_created on form_submissions (kind, created_at, id);
create index form_submissions_by_email on form_submissions (lower(email));
create index form_submissions_by_reference on form_submissions (substr(id, 1, 11));

create trigger form_enters_inbox after insert on form_submissions begin insert into inbox_states (kind, subject_id, state, changed_at, received_at, about) values (new.kind, new.id, 'open', new.created_at, new.created_at, new.about); end;
create trigger form_leaves_inbox after delete on form_submissions begin delete from inbox_states where kind = old.kind and subject_id = old.id; delete from inbox_notes where kind = old.kind and subject_id = old.id; end;
