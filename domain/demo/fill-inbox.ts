import { LEAD_SOURCES } from '#contract/lead-rules.ts';
import type { Db } from '#db/schema.ts';
import { LEAD, MESSAGE, receive } from '#domain/inbox/submissions/index.ts';
import type { Chance } from './chance.ts';
import { inventPerson } from './people.ts';

const DAY = 86_400_000;

interface InboxOptions {
  /** Number of messages. */
  messages: number;
  /** Number of leads. */
  leads: number;
  topics: readonly string[];
  towns: readonly string[];
  consent: string;
  now: number;
}

/** Stores messages and leads of invented people. Some people sent both. */
export async function fillInbox(
  db: Db,
  chance: Chance,
  { messages, leads, topics, towns, consent, now }: InboxOptions,
): Promise<void> {
  const senders = Array.from({ length: messages }, () => inventPerson(chance, towns));
  for (const sender of senders) {
    const content = inventContent(chance);
    const sentAt = now - Math.floor(chance.next() ** 2 * 40 * DAY) - 60_000;
    await receive(
      db,
      MESSAGE,
      {
        fields: {
          topic: chance.isHit(0.7) ? chance.pick(topics) : '',
          name: sender.name,
          email: sender.email,
          company: content.company,
          phoneNumber: chance.isHit(0.5) ? sender.phone : '',
          message: content.message,
        },
        allowedValues: topics,
      },
      {
        captchaKey: null,
        verified: !content.isSpam,
        page: { route: '/contact', title: 'Contact' },
        idempotencyKey: null,
        consent,
        ipHash: '',
        now: sentAt,
      },
    );
  }
  for (let n = 0; n < leads; n++) {
    const person = chance.isHit(0.3) ? chance.pick(senders) : inventPerson(chance, towns);
    const source = chance.pick(LEAD_SOURCES);
    const lead = { firstName: person.first, lastName: person.last, email: person.email };
    await receive(
      db,
      LEAD,
      { source, lead },
      {
        captchaKey: null,
        verified: null,
        idempotencyKey: null,
        consent,
        ipHash: '',
        page: PAGES[source],
        now: now - Math.floor(chance.next() * 40 * DAY) - 60_000,
      },
    );
  }
}

const PAGES = {
  'White paper': { route: '/whitepapers', title: 'White papers' },
  'Learning Hub': { route: '/learning-hub', title: 'Learning Hub' },
  Newsletter: { route: '/', title: 'Home' },
  'Contact us': { route: '/hire-a-professional', title: 'Hire a professional' },
} as const;

const COMPANIES = [
  ...['Example Freight', 'Sample Dental Group', 'Demo Robotics', 'Placeholder Foods'],
  ...['Example Credit Union', 'Sample Travel', 'Demo Insurance', 'Example Museum'],
  ...['Sample Energy', 'Placeholder Press'],
] as const;

const REQUESTS = [
  'We have a backlog of eight months and two engineers. Could three of yours join us from January, in our own repository?',
  'Our booking system is from 2014 and no one here knows it anymore. We would like an estimate for taking it over.',
  'Do you place single contractors for three months, or teams only? We need someone for accessibility testing.',
  'We read your paper on working across time zones. How many hours a day do your teams overlap with Denver?',
  'Could someone show us how your support packages work? Half an hour on a call is enough.',
  'We are comparing three providers and need your security answers by the end of the month. Where do I send the form?',
  'Our identity provider has to be replaced before the summer. Have you done this for a company of 400 people?',
  'A quick question about invoices: do you bill in dollars, and on which day of the month?',
  'We met one of your engineers at a meetup last month and were impressed. How does hiring through you work?',
] as const;

const SPAM = [
  'Rank first in every search engine in seven days. Reply YES for our price list.',
  'We have 40,000 verified email addresses of decision makers for sale.',
] as const;

export interface InventedMessage {
  company: string;
  message: string;
  isSpam: boolean;
}

function inventContent(chance: Chance): InventedMessage {
  const isSpam = chance.isHit(0.06);
  return {
    company: chance.isHit(0.8) ? chance.pick(COMPANIES) : '',
    message: isSpam ? chance.pick(SPAM) : chance.pick(REQUESTS),
    isSpam,
  };
}
