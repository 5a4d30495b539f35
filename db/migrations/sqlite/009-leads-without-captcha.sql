-- Null where the form asks for no captcha: nothing was verified, and nothing failed. Until now such
-- leads counted as verified.
alter table leads rename column verified to counted_as_verified;
alter table leads add column verified integer check (verified in (0, 1));
update leads set verified = 0 where counted_as_verified = 0;
alter table leads drop column counted_as_verified;
