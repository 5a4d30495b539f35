-- What the site search finds: a row for each entry and each page in each language. Filled when a pack is loaded, which
-- the next start does because search_version is 0.
create table search_entries (
  position bigint primary key,
  path text not null,
  title text not null,
  visible_from bigint not null,
  visible_until bigint,
  text text not null,
  title_tokens tsvector not null,
  text_tokens tsvector not null
);

create index search_entries_by_path on search_entries (path);

-- Without weights in the vectors, the index alone decides what matches, and no vector is read for it.
create index search_entries_by_title_token on search_entries using gin (title_tokens);
create index search_entries_by_text_token on search_entries using gin (text_tokens);

-- The first matches in the order of the table, in titles and anywhere. As text, which the driver reads faster.
create function search_matches(query tsquery, first bigint, last bigint, now bigint, most integer)
returns table (in_title text, anywhere text)
language sql stable set enable_seqscan = off set enable_indexscan = off
as $$
  select
    array_to_string(array(
      select position from search_entries
      where title_tokens @@ query and position between first and last
        and visible_from <= now and (visible_until is null or visible_until >= now)
      limit most
    ), ' '),
    array_to_string(array(
      select position from search_entries
      where text_tokens @@ query and position between first and last
        and visible_from <= now and (visible_until is null or visible_until >= now)
      limit most
    ), ' ')
$$;

-- Which of the tokens in a query exist, the most frequent first, in a sample of the rows that have any.
create function search_existing(query tsquery, tokens text[], first bigint, last bigint, most integer)
returns setof text
language sql stable set enable_seqscan = off set enable_indexscan = off
as $$
  select token from (
    select text_tokens from search_entries
    where text_tokens @@ query and position between first and last
    limit 50
  ) as sample, unnest(tsvector_to_array(sample.text_tokens)) as token
  where token in (select unnest(tokens))
  group by token order by count(*) desc, token limit most
$$;

-- Site searches without results, for staff.
create table missed_searches (
  lang text not null,
  text text not null,
  count integer not null,
  last_at bigint not null,
  primary key (lang, text)
);

create index missed_searches_by_time on missed_searches (last_at);

alter table content_state add column search_version integer not null default 0;
