-- When the text of a résumé is to be read: puts off whoever else would do it, and what has failed once.
alter table resume_texts add column due_at integer not null default 0;

drop index resume_texts_waiting;
create index resume_texts_waiting on resume_texts (due_at) where state = 'waiting';

-- Those that are there already: the newest are read first.
insert into resume_texts (application_id, state, text, due_at)
select resumes.application_id, 'waiting', '', applications.submitted_at
from resumes join applications on applications.id = resumes.application_id;

-- What applications are searched by, as words with spaces between them: each word once. A row is there with
-- its application, whoever stores that, and empty until it is indexed. Places grow as applications arrive.
create table applicant_words (
  place integer primary key,
  application_id text not null unique references applications (id) on delete cascade,
  words text not null
) strict;

create index applicant_words_places on applicant_words (place, application_id);
create index applicant_words_missing on applicant_words (place) where words = '';

create trigger applications_have_words after insert on applications begin insert into applicant_words (application_id, words) values (new.id, ''); end;

insert into applicant_words (application_id, words) select id, '' from applications order by submitted_at, id;

-- The words are tokens already: whatever is not ASCII belongs to them. Beginnings of two to four letters
-- have lists of their own, for a search that has just been begun.
create virtual table applicant_index using fts5 (
  words, content='applicant_words', content_rowid='place', detail='none', columnsize=0, prefix='2 3 4',
  tokenize='ascii'
);

-- What is erased is taken out of the lists at once, not only marked as gone.
insert into applicant_index (applicant_index, rank) values ('secure-delete', 1);

create trigger applicant_words_come after insert on applicant_words when new.words <> '' begin insert into applicant_index (rowid, words) values (new.place, new.words); end;
create trigger applicant_words_change after update of words on applicant_words begin insert into applicant_index (applicant_index, rowid, words) select 'delete', old.place, old.words where old.words <> ''; insert into applicant_index (rowid, words) select new.place, new.words where new.words <> ''; end;
create trigger applicant_words_go after delete on applicant_words when old.words <> '' begin insert into applicant_index (applicant_index, rowid, words) values ('delete', old.place, old.words); end;
