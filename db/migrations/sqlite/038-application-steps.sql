-- What applicants see of how their application gets on: only what staff chose to show.
create table application_steps (
  application_id text not null references applications (id) on delete cascade,
  stage text not null,
  at integer not null,
  -- The change that it came with, by which it is taken back.
  change_id text,
  -- Shown once this mail has left.
  mail_id text
) strict;

create index application_steps_by_application on application_steps (application_id, at);

-- Every stage was public until now, so applicants keep what they have seen.
insert into application_steps (application_id, stage, at, change_id)
  select application_id, json_extract(data, '$.to'), at, change_id from application_events where kind = 'stage' and json_extract(data, '$.to') is not null;
insert into application_steps (application_id, stage, at)
  select id, stage, coalesce(stage_at, submitted_at) from applications
  where stage <> 'new' and not exists (
    select 1 from application_steps as step where step.application_id = applications.id and step.stage = applications.stage
  );

-- Of a mail that was scheduled: the change by which it was stopped, whose undoing schedules it again.
alter table desk_mails add column stopped_by text;
