-- JSON: a list of names.
alter table job_listings add column applicant_countries text not null default '[]';

-- The openings that are here are read again, with theirs.
update content_state set fingerprint = '';
