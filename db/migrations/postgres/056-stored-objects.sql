-- Files in an object store.

-- Every object that the store has for this database. due_at is when it will be deleted; null while a
-- row refers to it.
create table stored_objects (
  key text primary key,
  bytes integer not null,
  stored_at bigint not null,
  due_at bigint,
  attempts integer not null default 0,
  last_error text
);

create index stored_objects_due on stored_objects (due_at) where due_at is not null;

-- The key of the object that has the bytes; empty if the row has them. Then bytes is empty.
alter table resumes add column object text not null default '';
alter table application_documents add column object text not null default '';
alter table media_objects add column object text not null default '';
alter table media_renditions add column object text not null default '';

-- However a row is deleted, its object is deleted too.
create function release_object() returns trigger language plpgsql as $$ begin if old.object <> '' and (tg_op = 'DELETE' or new.object <> old.object) then update stored_objects set due_at = 0 where key = old.object; end if; return null; end $$;
create trigger resumes_release_object after delete or update of object on resumes for each row execute function release_object();
create trigger application_documents_release_object after delete or update of object on application_documents for each row execute function release_object();
create trigger media_objects_release_object after delete or update of object on media_objects for each row execute function release_object();
create trigger media_renditions_release_object after delete or update of object on media_renditions for each row execute function release_object();
