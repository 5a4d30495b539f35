-- breaking: programs of earlier versions look for the former names, and a view on SQLite accepts no `on conflict`.

-- SQLite refuses to rename what a trigger or a full-text index reads under its former name.
drop trigger applications_have_words;
drop trigger applicant_words_come;
drop trigger applicant_words_change;
drop trigger applicant_words_go;
drop trigger inbox_states_have_words;
drop trigger inbox_states_had_words;
drop trigger enquiry_words_come;
drop trigger enquiry_words_change;
drop trigger enquiry_words_go;
drop trigger applications_had_notices;
drop trigger inbox_states_had_notices;
drop table applicant_terms;
drop table applicant_index;
drop table enquiry_terms;
drop table enquiry_index;
drop table article_vocabulary;
drop table article_titles;
drop table article_summaries;
drop table article_texts;

-- Empty since migration 041, for programs that can no longer use the database.
drop table frequent_words;

alter table gatherings rename to calendar_events;
alter table gathering_categories rename to calendar_event_categories;

alter table article_places rename to article_positions;
drop index article_places_by_article;
create index article_positions_by_article on article_positions (kind, tag, article_id, position);

alter table content_state rename column words_version to tokens_version;

alter table opening_changes rename to job_changes;
alter table former_openings rename to removed_jobs;

alter table job_alerts rename column words to filter_labels;
alter table job_alerts rename column similar_words to corrections;
alter table job_alerts rename column asked_frequency to requested_frequency;
alter table job_alerts rename column asked_at to requested_at;
alter table job_alerts rename column told_from to last_sent_after_batch;
alter table job_alerts rename column told_batch to processed_batch;
drop index job_alerts_asked;
create index job_alerts_unconfirmed on job_alerts (requested_at) where confirmed_at is null and ended_at is null;

alter table subscriptions rename column asked_at to requested_at;
alter table subscriptions rename column asked_to_confirm_at to confirmation_requested_at;
drop index subscriptions_asked;
create index subscriptions_unconfirmed on subscriptions (confirmation_requested_at) where confirmed_at is null and ended_at is null;

alter table desk_changes rename to console_changes;
drop index desk_changes_by_time;
create index console_changes_by_time on console_changes (at);

alter table desk_locks rename to console_locks;

alter table desk_mails rename to console_emails;
alter table console_emails rename column stopped_at to cancelled_at;
alter table console_emails rename column stopped_by to cancelled_by_change_id;
drop index desk_mails_by_subject;
drop index desk_mails_by_email;
drop index desk_mails_by_time;
drop index desk_mails_by_change;
drop index desk_mails_by_answered;
create index console_emails_by_subject on console_emails (subject_id, created_at);
create index console_emails_by_email on console_emails (lower(email));
create index console_emails_by_time on console_emails (created_at);
create index console_emails_by_change on console_emails (change_id) where change_id is not null;
create index console_emails_by_answered on console_emails (in_reply_to);

alter table staff rename column notice_mails to notification_emails;
alter table staff rename column notice_digest_day to last_digest_day;

alter table staff_notices rename to staff_notifications;
alter table staff_notifications rename column by_id to author_id;
drop index staff_notices_by_staff;
drop index staff_notices_unread;
drop index staff_notices_by_mail;
drop index staff_notices_by_subject;
drop index staff_notices_read;
drop index staff_notices_of_notes;
drop index staff_notices_of_assignments;
create index staff_notifications_by_staff on staff_notifications (staff_id, created_at, id);
create index staff_notifications_unread on staff_notifications (staff_id, created_at, id) where read_at is null;
create index staff_notifications_by_mail on staff_notifications (mail_id) where mail_id is not null;
create index staff_notifications_by_subject on staff_notifications (subject_id);
create index staff_notifications_read on staff_notifications (read_at) where read_at is not null;
create unique index staff_notifications_of_notes on staff_notifications (note_id, staff_id) where note_id is not null;
create unique index staff_notifications_of_assignments on staff_notifications (staff_id, subject_id, subject_kind) where note_id is null;
create trigger applications_had_notifications after delete on applications begin delete from staff_notifications where subject_kind = 'application' and subject_id = old.id; end;
create trigger inbox_states_had_notifications after delete on inbox_states begin delete from staff_notifications where subject_kind = old.kind and subject_id = old.subject_id; end;

alter table applicant_words rename to applicant_tokens;
alter table applicant_tokens rename column place to position;
alter table applicant_tokens rename column words to tokens;
drop index applicant_words_places;
drop index applicant_words_by_version;
create index applicant_tokens_positions on applicant_tokens (position, application_id);
create index applicant_tokens_by_version on applicant_tokens (version, position desc);

alter table enquiry_words rename to inbox_tokens;
alter table inbox_tokens rename column place to position;
alter table inbox_tokens rename column words to tokens;
drop index enquiry_words_places;
drop index enquiry_words_by_version;
create index inbox_tokens_positions on inbox_tokens (position, subject_id);
create index inbox_tokens_by_version on inbox_tokens (version, position desc);

-- A column of an FTS5 table cannot be renamed, and it must have the name of the column that it indexes.
create virtual table applicant_index using fts5 (
  tokens, content='applicant_tokens', content_rowid='position', detail='none', columnsize=0, prefix='2 3 4',
  tokenize='ascii'
);
create virtual table inbox_index using fts5 (
  tokens, content='inbox_tokens', content_rowid='position', detail='none', columnsize=0, prefix='2 3 4',
  tokenize='ascii'
);
insert into applicant_index (applicant_index, rank) values ('secure-delete', 1);
insert into inbox_index (inbox_index, rank) values ('secure-delete', 1);
insert into applicant_index (rowid, tokens) select position, tokens from applicant_tokens where tokens <> '' order by position;
insert into inbox_index (rowid, tokens) select position, tokens from inbox_tokens where tokens <> '' order by position;
create virtual table applicant_terms using fts5vocab ('applicant_index', 'row');
create virtual table inbox_terms using fts5vocab ('inbox_index', 'row');

create trigger applications_have_tokens after insert on applications begin insert into applicant_tokens (application_id, tokens) values (new.id, ''); end;
create trigger applicant_tokens_inserted after insert on applicant_tokens when new.tokens <> '' begin insert into applicant_index (rowid, tokens) values (new.position, new.tokens); end;
create trigger applicant_tokens_updated after update of tokens on applicant_tokens begin insert into applicant_index (applicant_index, rowid, tokens) select 'delete', old.position, old.tokens where old.tokens <> ''; insert into applicant_index (rowid, tokens) select new.position, new.tokens where new.tokens <> ''; end;
create trigger applicant_tokens_deleted after delete on applicant_tokens when old.tokens <> '' begin insert into applicant_index (applicant_index, rowid, tokens) values ('delete', old.position, old.tokens); end;

create trigger inbox_states_have_tokens after insert on inbox_states begin insert into inbox_tokens (kind, subject_id, tokens) values (new.kind, new.subject_id, ''); end;
create trigger inbox_states_had_tokens after delete on inbox_states begin delete from inbox_tokens where subject_id = old.subject_id and kind = old.kind; end;
create trigger inbox_tokens_inserted after insert on inbox_tokens when new.tokens <> '' begin insert into inbox_index (rowid, tokens) values (new.position, new.tokens); end;
create trigger inbox_tokens_updated after update of tokens on inbox_tokens begin insert into inbox_index (inbox_index, rowid, tokens) select 'delete', old.position, old.tokens where old.tokens <> ''; insert into inbox_index (rowid, tokens) select new.position, new.tokens where new.tokens <> ''; end;
create trigger inbox_tokens_deleted after delete on inbox_tokens when old.tokens <> '' begin insert into inbox_index (inbox_index, rowid, tokens) values ('delete', old.position, old.tokens); end;

-- These indexes keep no text to be filled from, so the pack is loaded again.
create virtual table article_titles using fts5 (
  tokens, content='', detail='none', columnsize=0, prefix='1 2 3 4 5 6',
  tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co' tokenchars '_'"
);
create virtual table article_summaries using fts5 (
  tokens, content='', detail='none', columnsize=0, prefix='1 2 3 4 5 6',
  tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co' tokenchars '_'"
);
create virtual table article_texts using fts5 (
  tokens, content='', detail='none', columnsize=0, prefix='1 2 3 4 5 6',
  tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co' tokenchars '_'"
);
create virtual table article_vocabulary using fts5vocab ('article_texts', 'row');
update content_state set tokens_version = 0, fingerprint = '';
