-- The site search in plain tables that both engines read alike. Filled by the next start, because search_version is 0.
-- search_entries and its two functions stay for processes of the previous version; a later migration can drop them.

create table site_entries (
  lang text not null,
  position integer not null,
  kind text not null,
  path text not null,
  title text not null,
  visible_from bigint not null,
  visible_until bigint,
  text text not null,
  primary key (lang, position)
);

create index site_entries_by_start on site_entries (lang, visible_from);
create index site_entries_by_end on site_entries (lang, visible_until) where visible_until is not null;
create index site_entries_by_path on site_entries (path);

-- The positions of the entries that have each token, as bytes. Tokens are compared by their bytes, so that those that
-- begin alike are neighbors.
create table site_postings (
  lang text not null,
  token text collate "C" not null,
  count integer not null,
  anywhere bytea not null,
  in_title bytea,
  primary key (lang, token)
);

-- Sets of positions hardly shrink, and reading them is faster uncompressed.
alter table site_postings alter column anywhere set storage external;
alter table site_postings alter column in_title set storage external;

update content_state set search_version = 0;
