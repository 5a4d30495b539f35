create table job_listings (
  slug text primary key,
  name text not null,
  department_name text not null,
  department_color text not null,
  job_type text not null,
  work_mode text not null,
  location text not null,
  type text not null,
  hard_skills text not null,
  role_summary text not null,
  minimum_qualifications text not null,
  preferred_qualifications text not null,
  responsibilities text not null,
  benefits text not null,
  footer text not null,
  contacts text not null,
  published_at integer not null,
  valid_through integer,
  source text not null
) strict;

create index job_listings_newest on job_listings (published_at desc, slug);

create table skill_options (
  list text not null,
  id text not null,
  label text not null,
  position integer not null,
  primary key (list, id)
) strict, without rowid;

create table departments (
  name text primary key,
  color text not null,
  position integer not null
) strict;

create table content_state (
  id integer primary key check (id = 1),
  version integer not null,
  fingerprint text not null
) strict;

insert into content_state (id, version, fingerprint) values (1, 0, '');

create table applications (
  id text primary key,
  submitted_at integer not null,
  name text not null,
  email text not null,
  phone text not null,
  role text not null,
  location text not null,
  linkedin text not null,
  github text not null,
  portfolio text not null,
  languages text not null,
  frameworks text not null,
  softwares text not null,
  certifications text not null,
  message text not null,
  job_slug text,
  job_name text,
  verified integer not null check (verified in (0, 1)),
  consent_wording text not null,
  consent_page text not null,
  idempotency_key text unique,
  fingerprint text not null
) strict;

create index applications_submitted on applications (submitted_at);

create table resumes (
  application_id text primary key references applications (id) on delete cascade,
  file_name text not null,
  size integer not null,
  sha256 text not null,
  bytes blob not null
) strict;

create table outbox (
  id text primary key,
  topic text not null,
  subject_id text not null,
  created_at integer not null,
  attempts integer not null default 0,
  next_attempt_at integer not null,
  delivered_at integer,
  failed_at integer,
  last_error text
) strict;

create index outbox_due on outbox (next_attempt_at) where delivered_at is null and failed_at is null;

create table spent_captchas (
  challenge text primary key,
  expires_at integer not null
) strict, without rowid;

create table secrets (
  name text primary key,
  value text not null
) strict, without rowid;
