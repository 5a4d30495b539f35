-- What could not be read is read again: a later reader opens more files, such as those with an owner's password.
-- `is_active` is written no more. It stays while processes of the version before may still ask for it.
update resume_texts set state = 'waiting', attempts = 0, due_at = 0 where state = 'unreadable';
