-- When the text of a résumé is to be read: puts off whoever else would do it, and what has failed once.
alter table resume_texts add column due_at integer not null default 0;

drop index resume_texts_waiting;
create index resume_texts_waiting on resume_texts (due_at) where state = 'waiting';

-- Those that are there already: the newest are read first.
insert into resume_texts (application_id, state, text, due_at)
select resumes.application_id, 'waiting', '', applications.submitted_at
from resumes join applications on applications.id = resumes.application_id;
