-- The pages of solutions are files of the folder pages/solutions now, also in the folders of translations. Versions are
-- copied to the new names. The previous version of the program reads the former rows, which this one ignores.
alter table entries add column moved_to text;

update entries
set moved_to = replace(file, 'pages/', 'pages/solutions/')
where strpos(file, 'pages/') in (1, 4, 5)
  and substr(file, strpos(file, 'pages/') + 6) in (
    'design-my-app.yaml', 'roadmap-my-app.yaml', 'build-my-app.yaml', 'staff-augmentation.yaml', 'review-my-app.yaml',
    'implement-identity-management.yaml'
  )
  and replace(file, 'pages/', 'pages/solutions/') not in (select file from entries);

insert into entries (file, kind, title, base_version, published_version, last_version, deleted_at, updated_at)
select moved_to, kind, title, base_version, published_version, last_version, deleted_at, updated_at
from entries
where moved_to is not null;

insert into entry_versions (file, number, source, staff_id, reason, created_at, published_at)
select moved_to, number, source, staff_id, reason, created_at, published_at
from entry_versions
inner join entries using (file)
where moved_to is not null;

-- What is not live yet is in one place only, or both versions of the program would publish it.
update entry_drafts
set file = (select moved_to from entries where entries.file = entry_drafts.file)
where file in (select file from entries where moved_to is not null);

update entry_conflicts
set file = (select moved_to from entries where entries.file = entry_conflicts.file)
where file in (select file from entries where moved_to is not null);

update publications
set file = (select moved_to from entries where entries.file = publications.file)
where file in (select file from entries where moved_to is not null);

update share_links
set file = (select moved_to from entries where entries.file = share_links.file)
where file in (select file from entries where moved_to is not null);
