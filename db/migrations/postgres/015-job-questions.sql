-- JSON: what an opening asks by itself, and what was answered.
alter table job_listings add column questions text not null default '[]';
alter table applications add column answers text not null default '[]';

-- What reference numbers are made of.
create index applications_by_reference on applications (substr(id, 1, 11));

-- The openings that are here are read again, with theirs.
update content_state set fingerprint = '';
