import type { Db } from '#db/schema.ts';
import {
  type Alert,
  type ConsoleMail,
  KINDS,
  type Kinds,
  type RelatedDescriptor,
  type Subscription,
} from '#domain/inbox/submissions/index.ts';
import { listSubmissions } from './list-submissions.ts';
import { outboxEntriesOf } from './outbox-entries.ts';
import { readSubmissions } from './read-submissions.ts';
import type { OutboxEntry, Submission } from './submission.ts';

/** Everything stored under an address, except the bytes of résumés. */
export interface Person {
  email: string;
  /** The newest first. */
  submissions: Submission[];
  subscriptions: Subscription[];
  alerts: Alert[];
  /** Mails that staff sent to the person, the oldest first. */
  mails: ConsoleMail[];
  /**
   * Outbox entries of alerts, and of subscriptions whose lead no longer exists. All others are in
   * their submission.
   */
  notifications: OutboxEntry[];
}

/**
 * Reads everything about a person.
 * @param email in any case
 */
export async function readPerson(db: Db, email: string, kinds: Kinds = KINDS): Promise<Person> {
  const submissions: Submission[] = [];
  for await (const summaries of listSubmissions(db, { email }, null, kinds)) {
    submissions.push(...(await readSubmissions(db, summaries, kinds)));
  }
  const submissionIds = new Set(submissions.map(({ id }) => id));
  const related = new Map<string, unknown>();
  const subjectIds: string[] = [];
  for (const descriptor of kinds.related) {
    const rows = await descriptor.ofPerson(db, email.toLowerCase());
    related.set(descriptor.plural, rows);
    subjectIds.push(...rows.flatMap((row) => subjectOf(descriptor, row, submissionIds)));
  }
  const entries = await outboxEntriesOf(db, subjectIds, kinds);
  return {
    email: email.toLowerCase(),
    submissions,
    ...(Object.fromEntries(related) as Pick<Person, 'subscriptions' | 'alerts' | 'mails'>),
    notifications: [...entries.values()].flat(),
  };
}

/** The subject id of a record's outbox entries; empty if they are in its submission. */
function subjectOf(
  { owner }: RelatedDescriptor,
  row: { id: string; email: string },
  submissionIds: ReadonlySet<string>,
): string[] {
  const ownerId = owner?.value(row) ?? '';
  return submissionIds.has(ownerId) ? [] : [ownerId || row.id];
}
