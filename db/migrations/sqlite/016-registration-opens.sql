-- Since when people can register for an event or a training. The pack is loaded anew.
alter table gatherings add column registration_opens_at integer;

update content_state set fingerprint = '';
