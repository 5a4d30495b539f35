-- Of which version of the rules the words of articles and openings are: another one has them stored once more.
alter table content_state add column words_version integer not null default 0;

-- Of which version of the rules the words are: whoever has an older one is indexed once more.
alter table applicant_words add column version integer not null default 0;
alter table enquiry_words add column version integer not null default 0;
drop index applicant_words_missing;
drop index enquiry_words_missing;
create index applicant_words_by_version on applicant_words (version, place desc);
create index enquiry_words_by_version on enquiry_words (version, place desc);

-- FTS5 takes some 40 ms to take out the words of one applicant, so all are taken out together and come back one
-- by one, the newest first.
drop trigger applicant_words_change;
insert into applicant_index (applicant_index) values ('delete-all');
update applicant_words set words = '';
create trigger applicant_words_change after update of words on applicant_words begin insert into applicant_index (applicant_index, rowid, words) select 'delete', old.place, old.words where old.words <> ''; insert into applicant_index (rowid, words) select new.place, new.words where new.words <> ''; end;
drop trigger enquiry_words_change;
insert into enquiry_index (enquiry_index) values ('delete-all');
update enquiry_words set words = '';
create trigger enquiry_words_change after update of words on enquiry_words begin insert into enquiry_index (enquiry_index, rowid, words) select 'delete', old.place, old.words where old.words <> ''; insert into enquiry_index (rowid, words) select new.place, new.words where new.words <> ''; end;

-- Which words there are: looked up for those that somebody has mistyped.
create virtual table applicant_terms using fts5vocab ('applicant_index', 'row');
create virtual table enquiry_terms using fts5vocab ('enquiry_index', 'row');
