/** The ways out of the house. Each is worked off by itself, so one that is shut delays no other. */
export const CHANNELS = ['mail', 'crm'] as const;
export type Channel = (typeof CHANNELS)[number];

/** All that a submission may owe, and by which way it goes. `notice` goes to the team. */
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
} as const satisfies Record<string, Channel>;

export type Topic = keyof typeof TOPICS;
