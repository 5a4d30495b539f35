/** The delivery channels. Each has a worker of its own, so one that is down delays no other. */
export const CHANNELS = ['mail', 'crm'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Every kind of notification and its channel. A `notice` is an e-mail to the team, an `acknowledgement` one to the customer. */
export const TOPICS = {
  'application.notice': 'mail',
  'application.acknowledgement': 'mail',
  'contact.notice': 'mail',
  'contact.acknowledgement': 'mail',
  'lead.notice': 'mail',
  'lead.crm': 'crm',
  /** Asks the owner of an address whether it is they who want the newsletter. */
  'subscription.confirmation': 'mail',
  'subscription.ended.notice': 'mail',
  'subscription.ended.crm': 'crm',
  /** Asks the owner of an address whether it is they who want an alert. */
  'job-alert.confirmation': 'mail',
  'job-alert.openings': 'mail',
  /** Links for staff: to begin an account, or to recover it. */
  'staff.invitation': 'mail',
  'staff.recovery': 'mail',
} as const satisfies Record<string, Channel>;

export type Topic = keyof typeof TOPICS;
