-- What the site's code imports of the pack: its words, and where its files are. The pack is loaded anew.
create table site_modules (
  id text primary key,
  value text not null
) strict;

update content_state set fingerprint = '';
