-- What the site search finds: a row for each entry and each page in each language. Filled when a pack is loaded, which
-- the next start does because search_version is 0.
create table search_entries (
  position integer primary key,
  path text not null,
  title text not null,
  visible_from integer not null,
  visible_until integer,
  text text not null
) strict;

create index search_entries_by_start on search_entries (visible_from);
create index search_entries_by_end on search_entries (visible_until) where visible_until is not null;
create index search_entries_by_path on search_entries (path);

-- Two indexes without texts, as those of articles. Prefixes up to eight letters have lists that are read only as far as
-- needed.
create virtual table search_titles using fts5 (
  tokens, content='', detail='none', columnsize=0, prefix='2 3 4 5 6 7 8',
  tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co' tokenchars '_'"
);
create virtual table search_texts using fts5 (
  tokens, content='', detail='none', columnsize=0, prefix='2 3 4 5 6 7 8',
  tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co' tokenchars '_'"
);
create virtual table search_terms using fts5vocab ('search_texts', 'row');

-- Site searches without results, for staff.
create table missed_searches (
  lang text not null,
  text text not null,
  count integer not null,
  last_at integer not null,
  primary key (lang, text)
) strict, without rowid;

create index missed_searches_by_time on missed_searches (last_at);

alter table content_state add column search_version integer not null default 0;
