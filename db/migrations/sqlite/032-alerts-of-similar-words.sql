-- Words of the search that no opening had when the alert was asked for, with those that may be meant: JSON.
alter table job_alerts add column similar_words text not null default '{}';
