-- The inbox in one list: a row for each message and lead from its arrival on, with all that the list is
-- sorted and filtered by. The database itself adds and takes it, whoever stores or erases.
alter table inbox_states add column received_at integer not null default 0;
alter table inbox_states add column about text not null default '';

delete from inbox_states where not exists (select 1 from contact_messages where id = subject_id) and not exists (select 1 from leads where id = subject_id);

insert into inbox_states (kind, subject_id, state, changed_at, received_at, about)
select 'message', id, 'open', created_at, created_at, topic from contact_messages where true
on conflict (kind, subject_id) do update set received_at = excluded.received_at, about = excluded.about;

insert into inbox_states (kind, subject_id, state, changed_at, received_at, about)
select 'lead', id, 'open', created_at, created_at, source from leads where true
on conflict (kind, subject_id) do update set received_at = excluded.received_at, about = excluded.about;

create trigger message_enters after insert on contact_messages begin insert into inbox_states (kind, subject_id, state, changed_at, received_at, about) values ('message', new.id, 'open', new.created_at, new.created_at, new.topic); end;
create trigger lead_enters after insert on leads begin insert into inbox_states (kind, subject_id, state, changed_at, received_at, about) values ('lead', new.id, 'open', new.created_at, new.created_at, new.source); end;

create trigger message_leaves after delete on contact_messages begin delete from inbox_states where kind = 'message' and subject_id = old.id; delete from inbox_notes where kind = 'message' and subject_id = old.id; end;
create trigger lead_leaves after delete on leads begin delete from inbox_states where kind = 'lead' and subject_id = old.id; delete from inbox_notes where kind = 'lead' and subject_id = old.id; end;

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
  held_until integer not null
) strict;

-- The record is read in the order of time, whatever it is filtered by.
drop index audit_log_by_object;
drop index audit_log_by_staff;
drop index audit_log_by_action;
create index audit_log_by_object on audit_log (object_id, at, id);
create index audit_log_by_staff on audit_log (staff_id, at, id);
create index audit_log_by_action on audit_log (action, at, id);

-- `replace` deletes the row before without a word to the trigger of deletions.
create trigger audit_log_is_not_replaced before insert on audit_log when exists (select 1 from audit_log where id = new.id) begin select raise(abort, 'the audit log is append-only'); end;

-- Of what was done to several at once, each of them: the record is found by any. Rows are only ever added.
create table audit_objects (
  object_id text not null,
  audit_id integer not null references audit_log (id),
  primary key (object_id, audit_id)
) strict, without rowid;

create trigger audit_objects_keep before update on audit_objects begin select raise(abort, 'the audit log is append-only'); end;
create trigger audit_objects_stay before delete on audit_objects begin select raise(abort, 'the audit log is append-only'); end;
create trigger audit_objects_are_not_replaced before insert on audit_objects when exists (select 1 from audit_objects where object_id = new.object_id and audit_id = new.audit_id) begin select raise(abort, 'the audit log is append-only'); end;

-- What messages and leads are searched by, as applications are: see applicant_words.
create table enquiry_words (
  place integer primary key,
  kind text not null,
  subject_id text not null,
  words text not null,
  unique (subject_id, kind)
) strict;

create index enquiry_words_places on enquiry_words (place, subject_id);
create index enquiry_words_missing on enquiry_words (place) where words = '';

insert into enquiry_words (kind, subject_id, words) select kind, subject_id, '' from inbox_states order by received_at, subject_id;

create trigger inbox_states_have_words after insert on inbox_states begin insert into enquiry_words (kind, subject_id, words) values (new.kind, new.subject_id, ''); end;
create trigger inbox_states_had_words after delete on inbox_states begin delete from enquiry_words where subject_id = old.subject_id and kind = old.kind; end;

create virtual table enquiry_index using fts5 (
  words, content='enquiry_words', content_rowid='place', detail='none', columnsize=0, prefix='2 3 4',
  tokenize='ascii'
);

insert into enquiry_index (enquiry_index, rank) values ('secure-delete', 1);

create trigger enquiry_words_come after insert on enquiry_words when new.words <> '' begin insert into enquiry_index (rowid, words) values (new.place, new.words); end;
create trigger enquiry_words_change after update of words on enquiry_words begin insert into enquiry_index (enquiry_index, rowid, words) select 'delete', old.place, old.words where old.words <> ''; insert into enquiry_index (rowid, words) select new.place, new.words where new.words <> ''; end;
create trigger enquiry_words_go after delete on enquiry_words when old.words <> '' begin insert into enquiry_index (enquiry_index, rowid, words) values ('delete', old.place, old.words); end;
