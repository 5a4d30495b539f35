-- What the site's code imports of the pack, once for each version of the program that has loaded it: a
-- version reads its own alone. Processes of the version before go on reading site_modules, which is left
-- to them. The pack is loaded again.
create table packs (
  shape text primary key,
  modules text not null,
  stored_at bigint not null
);

-- Whether programs that do not know a migration must not use the tables after it.
alter table migrations add column is_breaking integer not null default 0;

update content_state set fingerprint = '';
