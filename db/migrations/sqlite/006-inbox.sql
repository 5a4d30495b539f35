-- Everything of one person is found by the address, however its letters were typed.
create index applications_by_email on applications (lower(email));

create index leads_by_email on leads (lower(email));

create index contact_messages_by_email on contact_messages (lower(email));

create index applications_by_job on applications (job_slug, submitted_at);

create index subscriptions_by_lead on subscriptions (lead_id);

-- What is still owed, or was given up.
create index outbox_open on outbox (subject_id, failed_at) where delivered_at is null;
