-- The version of the program that applied a migration, so that an older program can name what to start.
-- Empty for migrations from before.
alter table migrations add column release text not null default '';

-- For a migration that removes what another one replaced: the name of the other one. Programs that know
-- the other one can go on.
alter table migrations add column contracts text not null default '';
