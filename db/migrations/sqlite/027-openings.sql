-- What the pack says, where the desk has settled another end.
alter table job_listings add column pack_valid_through integer;
update job_listings set pack_valid_through = valid_through;

-- How each opening stands.
create index applications_by_job_stage on applications (job_slug, stage, read_at);
create index applications_by_job_page on applications (job_slug, consent_page);
