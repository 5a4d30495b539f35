-- Visits of the public site. A day is the number of days since 1970-01-01 in the time zone of the site.
create table visit_days (
  day integer primary key,
  views integer not null,
  visitors integer not null,
  -- Makes the digests of this day incomparable with those of any other. Null after the day has ended.
  salt text
);

-- Who has been counted on a day that has not ended. The rows are deleted when it ends.
create table visit_digests (
  day integer not null,
  digest text not null,
  primary key (day, digest)
);

-- Views of a page, arrivals from a source, and requests for a missing page, by day. A report reads one kind of many days.
create table visit_counts (
  day integer not null,
  kind text not null,
  name text not null,
  count integer not null,
  primary key (kind, day, name)
);
