-- The entries of the pack: texts with their versions, drafts and what is published. The tables that pages read, such as
-- articles and packs, are made from what is published.
create table entries (
  file text primary key,
  kind text not null,
  -- Of the draft, or of what is published.
  title text not null,
  -- The version that equals the file of the content folder; null if the folder has no such file.
  base_version integer,
  -- Null: it is not on the site.
  published_version integer,
  last_version integer not null,
  -- In the bin since then.
  deleted_at bigint,
  updated_at bigint not null
);

create table entry_versions (
  file text not null,
  number integer not null,
  source text not null,
  staff_id text,
  reason text not null,
  created_at bigint not null,
  -- When it was put on the site last; null if it never was.
  published_at bigint,
  primary key (file, number)
);

-- At most one for each entry. The version is the token of a save.
create table entry_drafts (
  file text primary key,
  source text not null,
  -- The version of the entry that the draft started from; null for a new entry.
  base_version integer,
  version integer not null,
  staff_id text,
  updated_at bigint not null,
  review_asked_at bigint,
  review_asked_by text
);

-- Files that changed in the folder and in the console. The source is the file's; null: the file is gone.
create table entry_conflicts (
  file text primary key,
  source text,
  found_at bigint not null
);

create index entries_by_kind on entries (kind, updated_at);
create index entries_by_time on entries (updated_at);

-- What will be published or taken down later, and what has been.
create table publications (
  id text primary key,
  file text not null,
  -- Null: takes the entry down.
  version integer,
  -- What was published when it was planned.
  base_version integer,
  due_at bigint not null,
  -- The date and time as chosen, and the zone it counts in.
  wall_time text not null,
  time_zone text not null,
  -- 'pending', 'done', 'canceled' or 'failed'.
  state text not null,
  done_at bigint,
  problem text,
  staff_id text,
  created_at bigint not null
);

create index publications_due on publications (due_at) where state = 'pending';
create unique index publications_pending on publications (file, due_at) where state = 'pending';

-- Former files of renamed entries, whose pages redirect.
create table entry_redirects (
  from_file text primary key,
  to_file text not null,
  created_at bigint not null
);

-- Links that show one version to people without an account.
create table share_links (
  id text primary key,
  file text not null,
  version integer not null,
  token_digest text not null unique,
  expires_at bigint not null,
  staff_id text,
  created_at bigint not null
);

create index share_links_by_file on share_links (file);

-- Who has an entry open in which tab.
create table entry_viewers (
  file text not null,
  staff_id text not null,
  tab text not null,
  has_changes integer not null,
  seen_at bigint not null,
  primary key (file, staff_id, tab)
);

alter table content_state add column entries_version integer not null default 0;
-- 1: publishing needs a review by an owner.
alter table content_state add column needs_review integer not null default 0;
