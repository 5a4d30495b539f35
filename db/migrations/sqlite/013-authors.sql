-- Who wrote an article. The index has all that a list of authors asks for. The pack is loaded anew.
alter table articles add column author_slug text;
alter table articles add column author text;

create index articles_by_author on articles (author_slug, published_at, changed_at);

update content_state set fingerprint = '';
