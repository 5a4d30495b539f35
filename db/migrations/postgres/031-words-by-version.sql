-- Of which version of the rules the words of articles and openings are: another one has them stored once more.
alter table content_state add column words_version integer not null default 0;

-- Of which version of the rules the words are: whoever has an older one is indexed once more.
alter table applicant_words add column version integer not null default 0;
alter table enquiry_words add column version integer not null default 0;
drop index applicant_words_missing;
drop index enquiry_words_missing;
create index applicant_words_by_version on applicant_words (version, place desc);
create index enquiry_words_by_version on enquiry_words (version, place desc);
