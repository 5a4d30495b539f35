-- The site search in plain tables that both engines read alike. Filled by the next start, because search_version is 0.
drop table search_terms;
drop table search_texts;
drop table search_titles;
drop table search_entries;

create table site_entries (
  lang text not null,
  position integer not null,
  kind text not null,
  path text not null,
  title text not null,
  visible_from integer not null,
  visible_until integer,
  text text not null,
  primary key (lang, position)
) strict;

create index site_entries_by_start on site_entries (lang, visible_from);
create index site_entries_by_end on site_entries (lang, visible_until) where visible_until is not null;
create index site_entries_by_path on site_entries (path);

-- The positions of the entries that have each token, as bytes.
create table site_postings (
  lang text not null,
  token text not null,
  count integer not null,
  anywhere blob not null,
  in_title blob,
  primary key (lang, token)
) strict;

update content_state set search_version = 0;
