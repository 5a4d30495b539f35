/**
 * The delivery channels. Each has its own worker, so an unreachable service delays only its own.
 */
export const CHANNELS = ['mail', 'crm', 'chat'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The channel of each purpose of notifications. */
const PURPOSES = {
  /** An e-mail to the team. */
  notice: 'mail',
  /** An e-mail to the sender: the submission has arrived. */
  acknowledgement: 'mail',
  /** Asks the owner of an address to confirm a subscription (double opt-in). */
  confirmation: 'mail',
  /** New jobs, to a person with a job alert. */
  openings: 'mail',
  /** An e-mail that a member of staff wrote. */
  mail: 'mail',
  crm: 'crm',
  /** A message in the team's chat. */
  chat: 'chat',
  /** A link for new staff to create their account. */
  invitation: 'mail',
  /** A link for staff to set up a new way to sign in. */
  recovery: 'mail',
  /** To a member of staff: their account has changed. */
  account: 'mail',
  /** To a member of staff: mentions and assignments. */
  notices: 'mail',
  /** To a member of staff: a planned publication failed. */
  publication: 'mail',
} as const satisfies Record<string, Channel>;

/** Subject, a dot, and the purpose: `application.notice`, `subscription.ended.crm`. */
export type Topic = `${string}.${keyof typeof PURPOSES}`;

export function channelOf(topic: Topic): Channel {
  return PURPOSES[topic.slice(topic.lastIndexOf('.') + 1) as keyof typeof PURPOSES];
}

/** The topic for the team's chat of a submission that the team is notified of by email. */
export const chatTopicOf = (notice: Topic): Topic => notice.replace(/\.notice$/, '.chat') as Topic;
