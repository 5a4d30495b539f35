-- Whether a résumé has scripts or orders in it that a viewer might carry out; null until it is read.
alter table resume_texts add column is_active integer check (is_active in (0, 1));

-- Those that were read without a look for it are read again.
update resume_texts set state = 'waiting', attempts = 0 where state = 'read';
