-- What the clock said when it was last looked at, and since when it has gone on without a leap: nothing
-- is erased by a clock that nobody can trust. One row.
create table clock_checks (
  id integer primary key,
  seen_at bigint not null,
  steady_since bigint not null
);

-- Written again and again to see whether anything can be stored. One row.
create table readiness_probes (
  id integer primary key,
  written_at bigint not null
);
