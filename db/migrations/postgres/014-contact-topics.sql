-- Id of what the message is about, as the pack has it; empty where none was chosen.
alter table contact_messages add column topic text not null default '';
