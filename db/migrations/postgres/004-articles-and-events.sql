-- What authors wrote: posts, stories, sessions, white papers.
create table articles (
  id integer primary key,
  kind text not null,
  slug text not null,
  title text not null,
  tags text not null,
  cover text not null,
  cover_alt text not null,
  published_at bigint not null,
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
);

create index articles_by_day on articles (published_at, id);

-- Where an article stands among those of its kind and of each of its tags (the empty tag has all),
-- counted from the oldest: any page of a list, and its length, are found without counting.
create table article_places (
  kind text not null,
  tag text not null,
  position integer not null,
  article_id integer not null references articles (id) on delete cascade,
  primary key (kind, tag, position)
);

create index article_places_by_article on article_places (kind, tag, article_id, position);

-- The words to search for, as `wordsOf` makes them, with the weight of where they stand: A title,
-- B summary, C body, D tags. The place is the article's among all.
create table article_words (
  place bigint primary key,
  words tsvector not null
);

create index article_words_by_word on article_words using gin (words);

-- Events and trainings.
create table gatherings (
  kind text not null,
  slug text not null,
  name text not null,
  starts_at bigint not null,
  ends_at bigint not null,
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
);

create table gathering_categories (
  kind text not null,
  name text not null,
  color text not null,
  position integer not null,
  primary key (kind, name)
);
