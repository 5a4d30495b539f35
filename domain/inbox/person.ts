import type { Db } from '#db/schema.ts';
import { listSubmissions } from './list-submissions.ts';
import { outboxEntriesOf } from './outbox-entries.ts';
import { readSubmissions } from './read-submissions.ts';
import type { OutboxEntry, Submission } from './submission.ts';

export interface Subscription {
  id: string;
  email: string;
  leadId: string;
  /** Epoch milliseconds, like the next three. */
  askedAt: number;
  askedToConfirmAt: number | null;
  confirmedAt: number | null;
  endedAt: number | null;
}

export interface Alert {
  id: string;
  email: string;
  /** As the query of the page that lists openings, and in words. */
  search: string;
  words: string;
  frequency: string;
  /** Epoch milliseconds, like the next four. */
  createdAt: number;
  askedAt: number;
  confirmedAt: number | null;
  endedAt: number | null;
  lastSentAt: number | null;
  consent: string;
  page: string;
  addressHash: string;
}

/** Everything that is stored under an address, but the bytes of résumés. */
export interface Person {
  email: string;
  /** Newest first. */
  submissions: Submission[];
  subscriptions: Subscription[];
  alerts: Alert[];
  /** Outbox entries of alerts, and of subscriptions whose lead is gone; the others stand with their submission. */
  notices: OutboxEntry[];
}

/** Reads everything of one person, by the address in any case of letters. */
export async function readPerson(db: Db, email: string): Promise<Person> {
  const submissions: Submission[] = [];
  for await (const heads of listSubmissions(db, { email }, null)) {
    submissions.push(...(await readSubmissions(db, heads)));
  }
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('email', '=', email.toLowerCase())
    .execute();
  const alerts = await alertsOf(db, email.toLowerCase());
  const known = new Set(submissions.map(({ id }) => id));
  const alone = rows.filter(({ lead_id }) => !known.has(lead_id));
  const entries = await outboxEntriesOf(db, [
    ...alone.map(({ id, lead_id }) => lead_id || id),
    ...alerts.map(({ id }) => id),
  ]);
  return {
    email: email.toLowerCase(),
    submissions,
    subscriptions: rows.map((row) => ({
      id: row.id,
      email: row.email,
      leadId: row.lead_id,
      askedAt: row.asked_at,
      askedToConfirmAt: row.asked_to_confirm_at,
      confirmedAt: row.confirmed_at,
      endedAt: row.ended_at,
    })),
    alerts,
    notices: [...entries.values()].flat(),
  };
}

async function alertsOf(db: Db, email: string): Promise<Alert[]> {
  const rows = await db.selectFrom('job_alerts').selectAll().where('email', '=', email).execute();
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    search: row.search,
    words: row.words,
    frequency: row.frequency,
    createdAt: row.created_at,
    askedAt: row.asked_at,
    confirmedAt: row.confirmed_at,
    endedAt: row.ended_at,
    lastSentAt: row.last_sent_at,
    consent: row.consent_wording,
    page: row.consent_page,
    addressHash: row.address_hash,
  }));
}
