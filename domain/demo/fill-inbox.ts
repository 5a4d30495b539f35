import { LEAD_SOURCES } from '#contract/lead-rules.ts';
import type { Db } from '#db/schema.ts';
import { LEAD, MESSAGE, receive } from '#domain/inbox/submissions/index.ts';
import type { Chance } from './chance.ts';
import { inventLetter } from './letters.ts';
import { inventPerson } from './people.ts';

const DAY = 86_400_000;

interface Filling {
  /** How many. */
  messages: number;
  leads: number;
  topics: readonly string[];
  consent: string;
  now: number;
}

/** Somebody who wrote: some of them left a name before, for a paper or a film. */
export async function fillInbox(
  db: Db,
  chance: Chance,
  { messages, leads, topics, consent, now }: Filling,
): Promise<void> {
  const writers = Array.from({ length: messages }, () => inventPerson(chance));
  for (const writer of writers) {
    const letter = inventLetter(chance);
    const at = now - Math.floor(chance.next() ** 2 * 40 * DAY) - 60_000;
    await receive(
      db,
      MESSAGE,
      {
        fields: {
          topic: chance.isHit(0.7) ? chance.pick(topics) : '',
          name: writer.name,
          email: writer.email,
          company: letter.company,
          phoneNumber: chance.isHit(0.5) ? writer.phone : '',
          message: letter.message,
        },
        offered: topics,
      },
      {
        captchaKey: null,
        verified: !letter.isSpam,
        page: { route: '/contact', title: 'Contact' },
        idempotencyKey: null,
        consent,
        ipHash: '',
        now: at,
      },
    );
  }
  for (let n = 0; n < leads; n++) {
    const person = chance.isHit(0.3) ? chance.pick(writers) : inventPerson(chance);
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
