/** What notifications are called: by their purpose, and what they are about. */
const ABOUT: Readonly<Record<string, string>> = {
  application: 'an application',
  contact: 'a message',
  lead: 'a lead',
  subscription: 'the newsletter',
  'subscription.ended': 'an ended subscription',
  'job-alert': 'an alert for openings',
  desk: 'what somebody sent',
  staff: 'a colleague',
};

const PURPOSES: Readonly<Record<string, string>> = {
  notice: 'Notice to the team about',
  acknowledgement: 'Acknowledgement of',
  confirmation: 'Request to confirm',
  openings: 'New openings for',
  mail: 'Mail of a colleague about',
  crm: 'Record of',
  invitation: 'Invitation of',
  recovery: 'Recovery link for',
  account: 'Word of a changed account to',
  notices: 'Mentions and assignments for',
};

/** `application.notice` as `Notice to the team about an application`. */
export function topicWords(topic: string): string {
  const at = topic.lastIndexOf('.');
  const [about, purpose] = [topic.slice(0, at), topic.slice(at + 1)];
  const words = [PURPOSES[purpose], ABOUT[about]];
  return words.every(Boolean) ? words.join(' ') : topic;
}
