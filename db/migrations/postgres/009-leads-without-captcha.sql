-- Null where the form asks for no captcha: nothing was verified, and nothing failed. Until now such
-- leads counted as verified.
alter table leads alter column verified drop not null;
update leads set verified = null where verified = 1;
