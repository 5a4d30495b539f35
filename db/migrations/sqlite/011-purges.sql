-- Of which version of the content the CDN has been told, and until when one instance is telling it. One row.
create table purges (
  id integer primary key,
  version integer not null,
  claimed_until integer not null
) strict;

insert into purges (id, version, claimed_until) values (1, 0, 0);
