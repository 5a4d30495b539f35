import type { Db } from '#db/schema.ts';
import {
  type Alert,
  type DeskMail,
  KINDS,
  type Kinds,
  type RelatedDescriptor,
  type Subscription,
} from '#domain/inbox/submissions/index.ts';
import { listSubmissions } from './list-submissions.ts';
import { outboxEntriesOf } from './outbox-entries.ts';
import { readSubmissions } from './read-submissions.ts';
import type { OutboxEntry, Submission } from './submission.ts';

/** Everything that is stored under an address, but the bytes of résumés. */
export interface Person {
  email: string;
  /** Newest first. */
  submissions: Submission[];
  subscriptions: Subscription[];
  alerts: Alert[];
  /** What staff wrote to them, the oldest first. */
  mails: DeskMail[];
  /** Outbox entries of alerts, and of subscriptions whose lead is gone; the others are with their submission. */
  notices: OutboxEntry[];
}

/** Reads everything of one person, by the address in any case of letters. */
export async function readPerson(db: Db, email: string, kinds: Kinds = KINDS): Promise<Person> {
  const submissions: Submission[] = [];
  for await (const summaries of listSubmissions(db, { email }, null, kinds)) {
    submissions.push(...(await readSubmissions(db, summaries, kinds)));
  }
  const known = new Set(submissions.map(({ id }) => id));
  const related = new Map<string, unknown>();
  const alone: string[] = [];
  for (const descriptor of kinds.related) {
    const records = await descriptor.ofPerson(db, email.toLowerCase());
    related.set(descriptor.plural, records);
    alone.push(...records.flatMap((record) => subjectOf(descriptor, record, known)));
  }
  const entries = await outboxEntriesOf(db, alone, kinds);
  return {
    email: email.toLowerCase(),
    submissions,
    ...(Object.fromEntries(related) as Pick<Person, 'subscriptions' | 'alerts' | 'mails'>),
    notices: [...entries.values()].flat(),
  };
}

/** By what its outbox entries are found; nothing for a record whose submission has them. */
function subjectOf(
  { owner }: RelatedDescriptor,
  record: { id: string; email: string },
  known: ReadonlySet<string>,
): string[] {
  const ownerId = owner?.value(record) ?? '';
  return known.has(ownerId) ? [] : [ownerId || record.id];
}
