-- What is stored under a person's address has that in a column of this name.
alter table desk_mails rename column recipient to email;

-- Who the recipient was when it was written: as they called themselves, and the page that they used.
alter table desk_mails add column name text not null default '';
alter table desk_mails add column page text not null default '';

-- Of mails that came with a change of many applications: they are stopped together.
alter table desk_mails add column change_id text;

create index desk_mails_by_email on desk_mails (lower(email));
create index desk_mails_by_time on desk_mails (created_at);
create index desk_mails_by_change on desk_mails (change_id) where change_id is not null;
create index desk_mails_by_answered on desk_mails (in_reply_to);
