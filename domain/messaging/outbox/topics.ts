/** The delivery channels. Each has a worker of its own, so one that is down delays no other. */
export const CHANNELS = ['mail', 'crm'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What notifications are for, and by which channel each goes. */
const PURPOSES = {
  /** An e-mail to the team. */
  notice: 'mail',
  /** An e-mail to the customer: it has arrived. */
  acknowledgement: 'mail',
  /** Asks the owner of an address whether it is they who want something. */
  confirmation: 'mail',
  /** New openings, to whoever has an alert. */
  openings: 'mail',
  /** An e-mail that somebody of the staff wrote. */
  mail: 'mail',
  /** A record for the CRM. */
  crm: 'crm',
  /** A link for staff: to begin an account. */
  invitation: 'mail',
  /** A link for staff: to set up a new way to sign in. */
  recovery: 'mail',
  /** What has changed in the account of somebody of the staff, to them. */
  account: 'mail',
  /** What is for somebody of the staff: mentions, and what others assigned to them. */
  notices: 'mail',
} as const satisfies Record<string, Channel>;

/** What a notification is about, and behind the last dot what it is for: `application.notice`, `subscription.ended.crm`. */
export type Topic = `${string}.${keyof typeof PURPOSES}`;

export function channelOf(topic: Topic): Channel {
  return PURPOSES[topic.slice(topic.lastIndexOf('.') + 1) as keyof typeof PURPOSES];
}
