-- The reference number of a submission stands for these characters; a new one must not have them.
create index contact_messages_by_reference on contact_messages (substr(id, 1, 11));
create index leads_by_reference on leads (substr(id, 1, 11));
