-- Whom a note mentions, and to whom somebody else assigned something.
create table staff_notices (
  id text primary key,
  -- The recipient.
  staff_id text not null references staff (id) on delete cascade,
  kind text not null check (kind in ('mention', 'assignment')),
  -- 'application', or a kind that stands in the inbox.
  subject_kind text not null,
  subject_id text not null,
  note_id text references application_notes (id) on delete cascade,
  by_id text not null references staff (id),
  created_at integer not null,
  read_at integer,
  -- The subject of the mail in the outbox that tells of it.
  mail_id text
) strict;

create index staff_notices_by_staff on staff_notices (staff_id, created_at, id);
create index staff_notices_unread on staff_notices (staff_id, created_at, id) where read_at is null;
create index staff_notices_by_mail on staff_notices (mail_id) where mail_id is not null;
create index staff_notices_by_subject on staff_notices (subject_id);
create index staff_notices_read on staff_notices (read_at) where read_at is not null;
create unique index staff_notices_of_notes on staff_notices (note_id, staff_id) where note_id is not null;
create unique index staff_notices_of_assignments on staff_notices (staff_id, subject_id, subject_kind) where note_id is null;

create trigger applications_had_notices after delete on applications begin delete from staff_notices where subject_kind = 'application' and subject_id = old.id; end;
create trigger inbox_states_had_notices after delete on inbox_states begin delete from staff_notices where subject_kind = old.kind and subject_id = old.subject_id; end;

-- How each member hears of them by mail, and the day of their last digest, such as 2026-11-25.
alter table staff add column notice_mails text not null default 'at-once' check (notice_mails in ('at-once', 'daily', 'never'));
alter table staff add column notice_digest_day text not null default '';
