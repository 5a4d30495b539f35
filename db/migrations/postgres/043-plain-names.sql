-- Processes of the previous version may run beside the new one, so the former names stay usable: those of tables as
-- views, those of columns as columns that a trigger keeps equal. A later migration drops both.

-- All locks first, so that the migration waits only here.
lock table applications, inbox_states, gatherings, gathering_categories, article_places, article_words, content_state, opening_changes, former_openings, job_alerts, subscriptions, desk_changes, desk_locks, desk_mails, staff, staff_notices, applicant_words, enquiry_words in access exclusive mode;

alter table gatherings rename to calendar_events;
alter index gatherings_pkey rename to calendar_events_pkey;
create view gatherings as select kind, slug, name, starts_at, ends_at, category_name, category_color, mode, location, tags, cover, cover_alt, meta_description, fee, registration_link, join_link, experts, description, source, changed_at, registration_opens_at, is_cancelled, sequence, revised_at from calendar_events;

alter table gathering_categories rename to calendar_event_categories;
alter index gathering_categories_pkey rename to calendar_event_categories_pkey;
create view gathering_categories as select kind, name, color, position from calendar_event_categories;

alter table article_places rename to article_positions;
alter index article_places_pkey rename to article_positions_pkey;
alter index article_places_by_article rename to article_positions_by_article;
alter table article_positions rename constraint article_places_article_id_fkey to article_positions_article_id_fkey;
create view article_places as select kind, tag, position, article_id from article_positions;

alter table article_words rename to article_tokens;
alter table article_tokens rename column place to position;
alter table article_tokens rename column words to vector;
alter index article_words_pkey rename to article_tokens_pkey;
alter index article_words_by_word rename to article_tokens_by_token;
create view article_words as select position as place, vector as words from article_tokens;

alter table opening_changes rename to job_changes;
alter index opening_changes_pkey rename to job_changes_pkey;
alter table job_changes rename constraint opening_changes_staff_id_fkey to job_changes_staff_id_fkey;
create view opening_changes as select slug, closed_at, valid_through, changed_at, staff_id, version from job_changes;

alter table former_openings rename to removed_jobs;
alter index former_openings_pkey rename to removed_jobs_pkey;
create view former_openings as select slug, name, removed_at from removed_jobs;

alter table desk_changes rename to console_changes;
alter index desk_changes_pkey rename to console_changes_pkey;
alter index desk_changes_by_time rename to console_changes_by_time;
alter sequence desk_changes_id_seq rename to console_changes_id_seq;
create view desk_changes as select id, at, topic from console_changes;

alter table desk_locks rename to console_locks;
alter index desk_locks_pkey rename to console_locks_pkey;
create view desk_locks as select name, held_until from console_locks;

alter table desk_mails rename to console_emails;
alter table console_emails rename column stopped_at to cancelled_at;
alter table console_emails rename column stopped_by to cancelled_by_change_id;
alter index desk_mails_pkey rename to console_emails_pkey;
alter index desk_mails_by_subject rename to console_emails_by_subject;
alter index desk_mails_by_email rename to console_emails_by_email;
alter index desk_mails_by_time rename to console_emails_by_time;
alter index desk_mails_by_change rename to console_emails_by_change;
alter index desk_mails_by_answered rename to console_emails_by_answered;
alter table console_emails rename constraint desk_mails_staff_id_fkey to console_emails_staff_id_fkey;
create view desk_mails as select id, kind, subject_id, staff_id, email, subject, body, template, in_reply_to, created_at, send_at, cancelled_at as stopped_at, name, page, change_id, cancelled_by_change_id as stopped_by from console_emails;

alter table staff_notices rename to staff_notifications;
alter table staff_notifications rename column by_id to author_id;
alter index staff_notices_pkey rename to staff_notifications_pkey;
alter index staff_notices_by_staff rename to staff_notifications_by_staff;
alter index staff_notices_unread rename to staff_notifications_unread;
alter index staff_notices_by_mail rename to staff_notifications_by_mail;
alter index staff_notices_by_subject rename to staff_notifications_by_subject;
alter index staff_notices_read rename to staff_notifications_read;
alter index staff_notices_of_notes rename to staff_notifications_of_notes;
alter index staff_notices_of_assignments rename to staff_notifications_of_assignments;
alter table staff_notifications rename constraint staff_notices_kind_check to staff_notifications_kind_check;
alter table staff_notifications rename constraint staff_notices_staff_id_fkey to staff_notifications_staff_id_fkey;
alter table staff_notifications rename constraint staff_notices_note_id_fkey to staff_notifications_note_id_fkey;
alter table staff_notifications rename constraint staff_notices_by_id_fkey to staff_notifications_author_id_fkey;
create view staff_notices as select id, staff_id, kind, subject_kind, subject_id, note_id, author_id as by_id, created_at, read_at, mail_id from staff_notifications;

alter function applications_had_notices() rename to applications_had_notifications;
alter function inbox_states_had_notices() rename to inbox_states_had_notifications;
create or replace function applications_had_notifications() returns trigger language plpgsql as $$ begin delete from staff_notifications where subject_kind = 'application' and subject_id = old.id; return null; end $$;
create or replace function inbox_states_had_notifications() returns trigger language plpgsql as $$ begin delete from staff_notifications where subject_kind = old.kind and subject_id = old.subject_id; return null; end $$;
alter trigger applications_had_notices on applications rename to applications_had_notifications;
alter trigger inbox_states_had_notices on inbox_states rename to inbox_states_had_notifications;

alter table applicant_words rename to applicant_tokens;
alter table applicant_tokens rename column place to position;
alter table applicant_tokens rename column words to tokens;
alter index applicant_words_pkey rename to applicant_tokens_pkey;
alter index applicant_words_application_id_key rename to applicant_tokens_application_id_key;
alter index applicant_words_by_version rename to applicant_tokens_by_version;
alter index applicant_words_by_word rename to applicant_tokens_by_token;
alter table applicant_tokens rename constraint applicant_words_application_id_fkey to applicant_tokens_application_id_fkey;
alter sequence applicant_words_place_seq rename to applicant_tokens_position_seq;
create view applicant_words as select position as place, application_id, tokens as words, vector, version from applicant_tokens;

create or replace function applicants_with(query tsquery) returns setof text language sql stable rows 20000 set enable_seqscan = off as $$ select application_id from applicant_tokens where vector @@ query $$;
alter function add_applicant_words() rename to add_applicant_tokens;
create or replace function add_applicant_tokens() returns trigger language plpgsql as $$ begin insert into applicant_tokens (application_id, tokens) values (new.id, ''); return null; end $$;
alter trigger applications_have_words on applications rename to applications_have_tokens;

alter table enquiry_words rename to inbox_tokens;
alter table inbox_tokens rename column place to position;
alter table inbox_tokens rename column words to tokens;
alter index enquiry_words_pkey rename to inbox_tokens_pkey;
alter index enquiry_words_subject_id_kind_key rename to inbox_tokens_subject_id_kind_key;
alter index enquiry_words_by_version rename to inbox_tokens_by_version;
alter index enquiry_words_by_word rename to inbox_tokens_by_token;
alter sequence enquiry_words_place_seq rename to inbox_tokens_position_seq;
create view enquiry_words as select position as place, kind, subject_id, tokens as words, vector, version from inbox_tokens;

alter function inbox_states_have_words() rename to inbox_states_have_tokens;
alter function inbox_states_had_words() rename to inbox_states_had_tokens;
create or replace function inbox_states_have_tokens() returns trigger language plpgsql as $$ begin insert into inbox_tokens (kind, subject_id, tokens) values (new.kind, new.subject_id, ''); return null; end $$;
create or replace function inbox_states_had_tokens() returns trigger language plpgsql as $$ begin delete from inbox_tokens where subject_id = old.subject_id and kind = old.kind; return null; end $$;
alter trigger inbox_states_have_words on inbox_states rename to inbox_states_have_tokens;
alter trigger inbox_states_had_words on inbox_states rename to inbox_states_had_tokens;

-- A view cannot stand in for a renamed column of a table that keeps its name. With pairs of a column's former and
-- present name. Only programs of the previous version write the former one, and an insert by others leaves it null.
create function keep_former_columns() returns trigger language plpgsql as $$ declare given jsonb := to_jsonb(new); previous jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}' end; copies jsonb := '{}'; begin for n in 0 .. tg_nargs - 2 by 2 loop if (given ->> tg_argv[n]) is distinct from (previous ->> tg_argv[n]) then copies := copies || jsonb_build_object(tg_argv[n + 1], given -> tg_argv[n]); else copies := copies || jsonb_build_object(tg_argv[n], given -> tg_argv[n + 1]); end if; end loop; return jsonb_populate_record(new, copies); end $$;

alter table content_state rename column words_version to tokens_version;
alter table content_state add column words_version integer;
update content_state set words_version = tokens_version;
create trigger content_state_keep_former_columns before insert or update on content_state for each row execute function keep_former_columns('words_version', 'tokens_version');

alter table job_alerts rename column words to filter_labels;
alter table job_alerts rename column similar_words to corrections;
alter table job_alerts rename column asked_frequency to requested_frequency;
alter table job_alerts rename column asked_at to requested_at;
alter table job_alerts rename column told_from to last_sent_after_batch;
alter table job_alerts rename column told_batch to processed_batch;
alter table job_alerts add column words text, add column similar_words text, add column asked_frequency text, add column asked_at bigint, add column told_from bigint, add column told_batch bigint;
update job_alerts set words = filter_labels, similar_words = corrections, asked_frequency = requested_frequency, asked_at = requested_at, told_from = last_sent_after_batch, told_batch = processed_batch;
create trigger job_alerts_keep_former_columns before insert or update on job_alerts for each row execute function keep_former_columns('words', 'filter_labels', 'similar_words', 'corrections', 'asked_frequency', 'requested_frequency', 'asked_at', 'requested_at', 'told_from', 'last_sent_after_batch', 'told_batch', 'processed_batch');
alter index job_alerts_asked rename to job_alerts_unconfirmed;

alter table subscriptions rename column asked_at to requested_at;
alter table subscriptions rename column asked_to_confirm_at to confirmation_requested_at;
alter table subscriptions add column asked_at bigint, add column asked_to_confirm_at bigint;
update subscriptions set asked_at = requested_at, asked_to_confirm_at = confirmation_requested_at;
create trigger subscriptions_keep_former_columns before insert or update on subscriptions for each row execute function keep_former_columns('asked_at', 'requested_at', 'asked_to_confirm_at', 'confirmation_requested_at');
alter index subscriptions_asked rename to subscriptions_unconfirmed;

alter table staff rename constraint staff_notice_mails_check to staff_notification_emails_check;
alter table staff rename column notice_mails to notification_emails;
alter table staff rename column notice_digest_day to last_digest_day;
alter table staff add column notice_mails text, add column notice_digest_day text;
update staff set notice_mails = notification_emails, notice_digest_day = last_digest_day;
create trigger staff_keep_former_columns before insert or update on staff for each row execute function keep_former_columns('notice_mails', 'notification_emails', 'notice_digest_day', 'last_digest_day');
