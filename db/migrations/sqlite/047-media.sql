-- The media library: files that staff uploaded, and the pictures made from them.

-- What a file contains, by SHA-256. unused_at is the time since which no file has it; null while one has.
create table media_objects (
  digest text primary key,
  type text not null,
  bytes integer not null,
  width integer,
  height integer,
  name text,
  recipe text,
  placeholder text,
  state text not null check (state in ('queued', 'making', 'ready', 'failed')),
  attempts integer not null default 0,
  claimed_until integer not null default 0,
  stored_at integer not null,
  unused_at integer
) strict;

create index media_objects_by_state on media_objects (state, stored_at);
create index media_objects_unused on media_objects (unused_at) where unused_at is not null;

-- The bytes in parts, so that a video is never one value.
create table media_blobs (
  digest text not null references media_objects (digest) on delete cascade,
  part integer not null,
  bytes blob not null,
  primary key (digest, part)
) strict;

-- The files behind /media/ that were made from a picture, by their public name.
create table media_renditions (
  name text primary key,
  digest text not null references media_objects (digest) on delete cascade,
  bytes blob not null
) strict;

create index media_renditions_by_digest on media_renditions (digest);

create table media_files (
  path text primary key,
  digest text not null references media_objects (digest),
  title text not null,
  focus_x integer,
  focus_y integer,
  version integer not null default 1,
  uploaded_by text not null,
  uploaded_at integer not null,
  replaced_at integer,
  deleted_at integer
) strict;

create index media_files_by_digest on media_files (digest);
