-- What an application is found by among many. Times stand in these tables too, so that an index has a whole page.
create table application_skills (
  skill text not null,
  submitted_at integer not null,
  application_id text not null references applications (id) on delete cascade,
  primary key (skill, submitted_at, application_id)
) strict, without rowid;

create index application_skills_by_application on application_skills (application_id, skill);

insert or ignore into application_skills (skill, submitted_at, application_id)
  select named.value, submitted_at, applications.id from applications, json_each(languages) as named where named.type = 'text'
  union select named.value, submitted_at, applications.id from applications, json_each(frameworks) as named where named.type = 'text'
  union select named.value, submitted_at, applications.id from applications, json_each(softwares) as named where named.type = 'text'
  union select named.value, submitted_at, applications.id from applications, json_each(certifications) as named where named.type = 'text';

-- By whomever an application is stored.
create trigger applications_have_skills after insert on applications begin insert or ignore into application_skills (skill, submitted_at, application_id) select value, new.submitted_at, new.id from (select value, type from json_each(new.languages) union select value, type from json_each(new.frameworks) union select value, type from json_each(new.softwares) union select value, type from json_each(new.certifications)) where type = 'text'; end;

alter table application_tags add column submitted_at integer not null default 0;
drop index application_tags_by_tag;
create index application_tags_by_tag on application_tags (tag, submitted_at, application_id);

-- All that the list is narrowed down by stands in the index that it is read from.
drop index applications_submitted;
create index applications_submitted on applications (submitted_at, id, stage, job_slug, assignee_id, read_at, verified, withdrawn_at, rating);
drop index applications_by_stage;
create index applications_by_stage on applications (stage, submitted_at, id);
drop index applications_by_job;
create index applications_by_job on applications (job_slug, submitted_at, id);
drop index applications_by_assignee;
create index applications_by_assignee on applications (assignee_id, submitted_at, id);
drop index applications_unread;
-- `read_at` is in it because SQLite looks it up otherwise, and then rather goes through all applications.
create index applications_unread on applications (submitted_at, id, job_slug, read_at) where read_at is null;
create index applications_unverified on applications (submitted_at, id) where verified = 0;
create index applications_rated on applications (rating, submitted_at, id) where rating is not null;
create index applications_standing on applications (stage, job_slug) where withdrawn_at is null;

-- Who may be the same person.
create index applications_by_phone on applications (phone);
create index applications_by_linkedin on applications (substr(lower(linkedin), 1, 200)) where linkedin <> '';
create index applications_by_github on applications (substr(lower(github), 1, 200)) where github <> '';
create index applications_by_portfolio on applications (substr(rtrim(replace(replace(replace(lower(portfolio), 'https://', ''), 'http://', ''), 'www.', ''), '/'), 1, 200)) where portfolio <> '';

create index application_ratings_by_staff on application_ratings (staff_id, application_id);

-- What was done at once is undone at once.
alter table application_events add column change_id text;
create index application_events_by_change on application_events (change_id) where change_id is not null;

drop index saved_views_by_staff;
create unique index saved_views_by_staff on saved_views (staff_id, area, name);

-- JSON: what applications for this opening are rated by; empty for the pack's own.
alter table job_listings add column criteria text not null default '[]';

-- The openings that are here are read again, with theirs.
update content_state set fingerprint = '';
