-- The inbox in one list: a row for each message and lead from its arrival on, with all that the list is
-- sorted and filtered by. The database itself adds and takes it, whoever stores or erases.
alter table inbox_states add column received_at bigint not null default 0;
alter table inbox_states add column about text not null default '';

delete from inbox_states where not exists (select 1 from contact_messages where id = subject_id) and not exists (select 1 from leads where id = subject_id);

insert into inbox_states (kind, subject_id, state, changed_at, received_at, about)
select 'message', id, 'open', created_at, created_at, topic from contact_messages where true
on conflict (kind, subject_id) do update set received_at = excluded.received_at, about = excluded.about;

insert into inbox_states (kind, subject_id, state, changed_at, received_at, about)
select 'lead', id, 'open', created_at, created_at, source from leads where true
on conflict (kind, subject_id) do update set received_at = excluded.received_at, about = excluded.about;

-- With the name of the kind, and of the column with what it is about.
create function enter_inbox() returns trigger language plpgsql as $$ begin insert into inbox_states (kind, subject_id, state, changed_at, received_at, about) values (tg_argv[0], new.id, 'open', new.created_at, new.created_at, to_jsonb(new) ->> tg_argv[1]); return null; end $$;
create trigger message_enters after insert on contact_messages for each row execute function enter_inbox('message', 'topic');
create trigger lead_enters after insert on leads for each row execute function enter_inbox('lead', 'source');

-- With the name of the kind.
create function leave_inbox() returns trigger language plpgsql as $$ begin delete from inbox_states where kind = tg_argv[0] and subject_id = old.id; delete from inbox_notes where kind = tg_argv[0] and subject_id = old.id; return null; end $$;
create trigger message_leaves after delete on contact_messages for each row execute function leave_inbox('message');
create trigger lead_leaves after delete on leads for each row execute function leave_inbox('lead');

create index inbox_by_time on inbox_states (received_at, subject_id) where is_spam = 0;
create index inbox_spam on inbox_states (received_at, subject_id) where is_spam = 1;
create index inbox_unread on inbox_states (received_at, subject_id) where read_at is null and is_spam = 0;
create index inbox_by_state on inbox_states (state, received_at, subject_id) where is_spam = 0;
create index inbox_by_kind on inbox_states (kind, received_at, subject_id) where is_spam = 0;
create index inbox_by_about on inbox_states (about, received_at, subject_id) where is_spam = 0;
create index inbox_by_assignee on inbox_states (assignee_id, received_at, subject_id) where assignee_id is not null;

-- What has not been delivered, the newest first.
create index outbox_undelivered on outbox (created_at, id) where delivered_at is null;

-- What only one process may do at a time, and until when it counts as being at it.
create table desk_locks (
  name text primary key,
  held_until bigint not null
);

-- The record is read in the order of time, whatever it is filtered by.
drop index audit_log_by_object;
drop index audit_log_by_staff;
drop index audit_log_by_action;
create index audit_log_by_object on audit_log (object_id, at, id);
create index audit_log_by_staff on audit_log (staff_id, at, id);
create index audit_log_by_action on audit_log (action, at, id);

-- Of what was done to several at once, each of them: the record is found by any. Rows are only ever added.
create table audit_objects (
  object_id text not null,
  audit_id bigint not null references audit_log (id),
  primary key (object_id, audit_id)
);

create trigger audit_objects_keep before update or delete on audit_objects for each row execute function refuse_audit_change();
create trigger audit_objects_stay before truncate on audit_objects for each statement execute function refuse_audit_change();

-- What messages and leads are searched by, as applications are: see applicant_words.
create table enquiry_words (
  place bigint generated always as identity primary key,
  kind text not null,
  subject_id text not null,
  words text not null,
  vector tsvector not null generated always as (array_to_tsvector(string_to_array(words, ' '))) stored,
  unique (subject_id, kind)
);

alter table enquiry_words alter column vector set storage external;
alter table enquiry_words set (toast_tuple_target = 128);

create index enquiry_words_missing on enquiry_words (place) where words = '';
create index enquiry_words_by_word on enquiry_words using gin (vector) with (fastupdate = off);

insert into enquiry_words (kind, subject_id, words) select kind, subject_id, '' from inbox_states order by received_at, subject_id;

create function inbox_states_have_words() returns trigger language plpgsql as $$ begin insert into enquiry_words (kind, subject_id, words) values (new.kind, new.subject_id, ''); return null; end $$;
create trigger inbox_states_have_words after insert on inbox_states for each row execute function inbox_states_have_words();
create function inbox_states_had_words() returns trigger language plpgsql as $$ begin delete from enquiry_words where subject_id = old.subject_id and kind = old.kind; return null; end $$;
create trigger inbox_states_had_words after delete on inbox_states for each row execute function inbox_states_had_words();
