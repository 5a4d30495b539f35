-- Who works at the desk. Nobody is deleted: what they did keeps their name, `removed_at` ends their way in.
create table staff (
  id text primary key,
  email text not null,
  name text not null,
  role text not null check (role in ('owner', 'recruiter', 'sales', 'editor', 'reader')),
  created_at bigint not null,
  removed_at bigint,
  last_sign_in_at bigint,
  password_hash text,
  totp_secret text,
  totp_last_step bigint
);

create unique index staff_by_email on staff (lower(email)) where removed_at is null;

create table passkeys (
  id text primary key,
  staff_id text not null references staff (id) on delete cascade,
  public_key bytea not null,
  counter bigint not null,
  transports text not null,
  name text not null,
  created_at bigint not null,
  last_used_at bigint
);

create index passkeys_by_staff on passkeys (staff_id);

create table recovery_codes (
  digest text primary key,
  staff_id text not null references staff (id) on delete cascade,
  spent_at bigint
);

create index recovery_codes_by_staff on recovery_codes (staff_id);

-- Invitations and recoveries: the token itself is in the link alone.
create table staff_links (
  digest text primary key,
  purpose text not null check (purpose in ('invitation', 'recovery')),
  email text not null,
  role text not null,
  staff_id text references staff (id) on delete cascade,
  created_by text references staff (id),
  created_at bigint not null,
  expires_at bigint not null,
  spent_at bigint
);

create index staff_links_by_email on staff_links (lower(email));

create table staff_sessions (
  id text primary key,
  digest text not null unique,
  staff_id text not null references staff (id) on delete cascade,
  created_at bigint not null,
  seen_at bigint not null,
  expires_at bigint not null,
  proved_at bigint not null,
  proved_by text not null,
  ended_at bigint,
  client text not null
);

create index staff_sessions_by_staff on staff_sessions (staff_id, expires_at);

-- What a passkey has to sign: good once, for minutes.
create table staff_challenges (
  challenge text primary key,
  purpose text not null,
  staff_id text,
  expires_at bigint not null
);

create index staff_challenges_expired on staff_challenges (expires_at);

-- How far each application has come. Read with every list, so it stands in the row itself.
alter table applications add column stage text not null default 'new';
alter table applications add column stage_at bigint;
alter table applications add column assignee_id text references staff (id);
alter table applications add column read_at bigint;
alter table applications add column withdrawn_at bigint;
alter table applications add column rating integer;
alter table applications add column link_version integer not null default 1;
alter table applications add column version integer not null default 1;

create index applications_by_stage on applications (stage, submitted_at);
create index applications_by_assignee on applications (assignee_id, submitted_at) where assignee_id is not null;
create index applications_unread on applications (submitted_at) where read_at is null;

create table application_tags (
  application_id text not null references applications (id) on delete cascade,
  tag text not null,
  primary key (application_id, tag)
);

create index application_tags_by_tag on application_tags (tag);

create table application_notes (
  id text primary key,
  application_id text not null references applications (id) on delete cascade,
  staff_id text not null references staff (id),
  text text not null,
  mentions text not null,
  created_at bigint not null,
  edited_at bigint,
  version integer not null default 1
);

create index application_notes_by_application on application_notes (application_id, created_at);

create table application_ratings (
  application_id text not null references applications (id) on delete cascade,
  staff_id text not null references staff (id),
  scores text not null,
  comment text not null,
  rated_at bigint not null,
  primary key (application_id, staff_id)
);

-- What happened to an application, as its page tells it.
create table application_events (
  id text primary key,
  application_id text not null references applications (id) on delete cascade,
  staff_id text references staff (id),
  at bigint not null,
  kind text not null,
  data text not null
);

create index application_events_by_application on application_events (application_id, at);

-- Applications that somebody said are of one person: they share the id of the group.
create table application_people (
  application_id text primary key references applications (id) on delete cascade,
  person_id text not null
);

create index application_people_by_person on application_people (person_id);

-- What the applicant added later.
create table application_documents (
  id text primary key,
  application_id text not null references applications (id) on delete cascade,
  file_name text not null,
  size integer not null,
  sha256 text not null,
  bytes bytea not null,
  added_at bigint not null
);

create index application_documents_by_application on application_documents (application_id, added_at);

-- The text of each résumé, for the search alone.
create table resume_texts (
  application_id text primary key references applications (id) on delete cascade,
  state text not null check (state in ('waiting', 'read', 'unreadable')),
  text text not null,
  pages integer,
  attempts integer not null default 0,
  read_at bigint
);

create index resume_texts_waiting on resume_texts (application_id) where state = 'waiting';

create table saved_views (
  id text primary key,
  staff_id text not null references staff (id) on delete cascade,
  area text not null,
  name text not null,
  query text not null,
  created_at bigint not null
);

create index saved_views_by_staff on saved_views (staff_id, area);

-- What the desk knows of messages and leads; one that nobody has touched has no row.
create table inbox_states (
  kind text not null,
  subject_id text not null,
  state text not null check (state in ('open', 'answered', 'done')),
  is_spam integer not null default 0,
  assignee_id text references staff (id),
  read_at bigint,
  changed_at bigint not null,
  version integer not null default 1,
  primary key (kind, subject_id)
);

create table inbox_notes (
  id text primary key,
  kind text not null,
  subject_id text not null,
  staff_id text not null references staff (id),
  text text not null,
  created_at bigint not null
);

create index inbox_notes_by_subject on inbox_notes (subject_id, created_at);

-- Mails that staff wrote. `outbox` sends them; one that was stopped has no row there any more.
create table desk_mails (
  id text primary key,
  kind text not null,
  subject_id text not null,
  staff_id text not null references staff (id),
  recipient text not null,
  subject text not null,
  body text not null,
  template text not null,
  in_reply_to text not null,
  created_at bigint not null,
  send_at bigint not null,
  stopped_at bigint
);

create index desk_mails_by_subject on desk_mails (subject_id, created_at);

-- What staff settled about an opening of the pack: stays when the pack is loaded again.
create table opening_changes (
  slug text primary key,
  closed_at bigint,
  valid_through bigint,
  changed_at bigint not null,
  staff_id text references staff (id),
  version integer not null default 1
);

-- Who did what, by ids alone. Rows are only ever added.
create table audit_log (
  id bigint generated always as identity primary key,
  at bigint not null,
  staff_id text,
  action text not null,
  object_kind text not null,
  object_id text not null,
  details text not null
);

create index audit_log_by_object on audit_log (object_id, id);
create index audit_log_by_staff on audit_log (staff_id, id);
create index audit_log_by_action on audit_log (action, id);
create index audit_log_by_time on audit_log (at, id);

create function refuse_audit_change() returns trigger language plpgsql as $$ begin raise exception 'the audit log is append-only'; end $$;

create trigger audit_log_keeps before update or delete on audit_log for each row execute function refuse_audit_change();

create trigger audit_log_stays before truncate on audit_log for each statement execute function refuse_audit_change();

-- What has changed at the desk lately, so that others see it. Rows are cleared after an hour.
create table desk_changes (
  id bigint generated always as identity primary key,
  at bigint not null,
  topic text not null
);

create index desk_changes_by_time on desk_changes (at);
