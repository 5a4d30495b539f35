-- When what a page shows last changed: the sitemap tells it. Null where that is not known.
alter table job_listings add column changed_at integer;
alter table articles add column changed_at integer;
alter table gatherings add column changed_at integer;
