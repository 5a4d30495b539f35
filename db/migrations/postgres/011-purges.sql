-- Of which version of the content the CDN has been told, and until when one instance is telling it. One row.
create table purges (
  id integer primary key,
  version bigint not null,
  claimed_until bigint not null
);

insert into purges (id, version, claimed_until) values (1, 0, 0);
