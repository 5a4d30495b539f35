-- Some of the team have a notification, others were refused for now: only those are tried again.
alter table outbox add column recipients text;
