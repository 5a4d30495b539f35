-- When the text of a résumé is to be read: puts off whoever else would do it, and what has failed once.
alter table resume_texts add column due_at bigint not null default 0;

drop index resume_texts_waiting;
create index resume_texts_waiting on resume_texts (due_at) where state = 'waiting';

-- Those that are there already: the newest are read first.
insert into resume_texts (application_id, state, text, due_at)
select resumes.application_id, 'waiting', '', applications.submitted_at
from resumes join applications on applications.id = resumes.application_id;

-- What applications are searched by, as words with spaces between them: each word once. A row is there with
-- its application, whoever stores that, and empty until it is indexed. Places grow as applications arrive.
create table applicant_words (
  place bigint generated always as identity primary key,
  application_id text not null unique references applications (id) on delete cascade,
  words text not null,
  vector tsvector not null generated always as (array_to_tsvector(string_to_array(words, ' '))) stored
);

-- Rows stay short, so that those that are found are read fast; vectors stand elsewhere, ready to be compared.
alter table applicant_words alter column vector set storage external;
alter table applicant_words set (toast_tuple_target = 128);

create index applicant_words_missing on applicant_words (place) where words = '';
-- Without a list of what is still to be sorted in, which each search would walk through.
create index applicant_words_by_word on applicant_words using gin (vector) with (fastupdate = off);

-- The planner takes a comparison of vectors for cheap, and would make very many of them one by one.
create function applicants_with(query tsquery) returns setof text language sql stable rows 20000 set enable_seqscan = off as $$ select application_id from applicant_words where vector @@ query $$;

create function add_applicant_words() returns trigger language plpgsql as $$ begin insert into applicant_words (application_id, words) values (new.id, ''); return null; end $$;
create trigger applications_have_words after insert on applications for each row execute function add_applicant_words();

insert into applicant_words (application_id, words) select id, '' from applications order by submitted_at, id;
