/** What the rows of a table are called, for numbers of rows that were or would be erased. */
export const TABLE_LABELS: Readonly<Record<string, string>> = {
  applications: 'Applications',
  resumes: 'Resumes',
  resume_texts: 'Resume texts',
  application_documents: 'Documents',
  application_tags: 'Tags',
  application_notes: 'Notes on applications',
  application_ratings: 'Ratings',
  application_events: 'Activity entries',
  application_steps: 'Stages shown to the applicant',
  application_people: 'Links between applications',
  contact_messages: 'Messages',
  leads: 'Leads',
  inbox_notes: 'Notes on messages',
  subscriptions: 'Newsletter subscriptions',
  job_alerts: 'Job alerts',
  outbox: 'Queued emails and CRM records',
  console_emails: 'Emails from staff',
  // Its name in entries before migration 043.
  desk_mails: 'Emails from staff',
};
