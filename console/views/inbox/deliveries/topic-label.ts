/** Labels of notifications: a purpose and what it is about. */
const SUBJECTS: Readonly<Record<string, string>> = {
  application: 'an application',
  contact: 'a message',
  lead: 'a lead',
  subscription: 'the newsletter',
  'subscription.ended': 'an ended subscription',
  'job-alert': 'a job alert',
  desk: 'a submission',
  staff: 'a team member',
};

const PURPOSES: Readonly<Record<string, string>> = {
  notice: 'Team email about',
  acknowledgement: 'Acknowledgment of',
  confirmation: 'Confirmation request for',
  openings: 'New jobs for',
  mail: 'Email from staff about',
  crm: 'CRM record of',
  chat: 'Chat message about',
  invitation: 'Invitation for',
  recovery: 'Recovery link for',
  account: 'Account change email to',
  notices: 'Notifications for',
};

/** `application.notice` becomes `Team email about an application`. */
export function topicLabel(topic: string): string {
  const at = topic.lastIndexOf('.');
  const [about, purpose] = [topic.slice(0, at), topic.slice(at + 1)];
  const parts = [PURPOSES[purpose], SUBJECTS[about]];
  return parts.every(Boolean) ? parts.join(' ') : topic;
}
