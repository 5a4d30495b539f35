-- The site search in plain tables that both engines read alike. Filled by the next start, because search_version is 0.
-- Breaking: a program of an earlier version finds nothing until it is replaced.
drop function search_matches;
drop function search_existing;
drop table search_entries;

create table search_entries (
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

create index search_entries_by_start on search_entries (lang, visible_from);
create index search_entries_by_end on search_entries (lang, visible_until) where visible_until is not null;
create index search_entries_by_path on search_entries (path);

-- The positions of the entries that have each token, as bytes. Tokens are compared by their bytes, so that those that
-- begin alike are neighbors.
create table search_postings (
  lang text not null,
  token text collate "C" not null,
  count integer not null,
  anywhere bytea not null,
  in_title bytea,
  primary key (lang, token)
);

-- Sets of positions hardly shrink, and reading them is faster uncompressed.
alter table search_postings alter column anywhere set storage external;
alter table search_postings alter column in_title set storage external;

update content_state set search_version = 0;
