-- What openings are searched, filtered and sorted by.
alter table job_listings add column places integer not null default 1;
alter table job_listings add column pay text;
alter table job_listings add column pay_rank bigint not null default 0;
alter table job_listings add column hours text;
alter table job_listings add column words text not null default '';
