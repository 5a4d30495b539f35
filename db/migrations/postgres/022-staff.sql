-- Browsers that somebody has signed in with: no stranger's attempts shut these out.
create table staff_clients (
  staff_id text not null references staff (id) on delete cascade,
  digest text not null,
  seen_at bigint not null,
  primary key (staff_id, digest)
);

-- Of a link that is mailed: its token is made of this and a secret of the site, when the mail is.
alter table staff_links add column nonce text;

-- Who counts owners, or links of an address, locks the one row: on PostgreSQL two would see the same count.
create table staff_locks (
  id integer primary key
);

insert into staff_locks (id) values (1);
