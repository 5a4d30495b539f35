-- What authors wrote: posts, stories, sessions, white papers.
create table articles (
  id integer primary key,
  kind text not null,
  slug text not null,
  title text not null,
  tags text not null,
  cover text not null,
  cover_alt text not null,
  published_at integer not null,
  read_minutes integer not null,
  meta_title text not null,
  meta_description text not null,
  related text not null,
  facts text not null,
  link text,
  body_mark text not null,
  body text not null,
  source text not null,
  unique (kind, slug)
) strict;

create index articles_by_day on articles (published_at, id);

-- Where an article stands among those of its kind and of each of its tags (the empty tag has all),
-- counted from the oldest: any page of a list, and its length, are found without counting.
create table article_places (
  kind text not null,
  tag text not null,
  position integer not null,
  article_id integer not null references articles (id) on delete cascade,
  primary key (kind, tag, position)
) without rowid, strict;

create index article_places_by_article on article_places (kind, tag, article_id, position);

-- The words to search for, as `wordsOf` makes them; the row is the article's place among all. Three
-- lists, each with the words of the one before it, so that a search ranks by asking one after the
-- other. They keep no text, only which word is where; the beginnings of up to six letters have
-- lists of their own, for a search that has just been begun.
create virtual table article_titles using fts5 (
  words, content='', detail='none', columnsize=0, prefix='1 2 3 4 5 6',
  tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co' tokenchars '_'"
);

create virtual table article_summaries using fts5 (
  words, content='', detail='none', columnsize=0, prefix='1 2 3 4 5 6',
  tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co' tokenchars '_'"
);

create virtual table article_texts using fts5 (
  words, content='', detail='none', columnsize=0, prefix='1 2 3 4 5 6',
  tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co' tokenchars '_'"
);

-- What FTS5 would take long to count: beginnings of words (and whole tags, behind a "=") that very
-- many articles have, a bit for each article from the first place of its kind on.
create table frequent_words (
  first integer not null,
  word text not null,
  articles blob not null,
  primary key (first, word)
) strict, without rowid;

create virtual table article_vocabulary using fts5vocab ('article_texts', 'row');

-- Events and trainings.
create table gatherings (
  kind text not null,
  slug text not null,
  name text not null,
  starts_at integer not null,
  ends_at integer not null,
  category_name text not null,
  category_color text not null,
  mode text not null,
  location text not null,
  tags text not null,
  cover text not null,
  cover_alt text not null,
  meta_description text not null,
  fee integer not null,
  registration_link text not null,
  join_link text,
  experts text not null,
  description text not null,
  source text not null,
  primary key (kind, slug)
) strict;

create table gathering_categories (
  kind text not null,
  name text not null,
  color text not null,
  position integer not null,
  primary key (kind, name)
) strict;
