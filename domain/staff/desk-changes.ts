import type { Permission } from '#contract/console/roles.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, mayDo } from './permissions.ts';

/** Milliseconds for which a change is kept. */
export const TOLD = 3_600_000;

/** Changes read at a time; a full page means that there are more. */
export const MOST_CHANGES = 5000;

export interface Change {
  id: number;
  topic: string;
}

/** Changes since then, the oldest first. @param since epoch milliseconds */
export async function changesSince(db: Db, since: number): Promise<Change[]> {
  const rows = await db
    .selectFrom('desk_changes')
    .select(['id', 'topic'])
    .where('at', '>=', since)
    .orderBy('id')
    .limit(MOST_CHANGES)
    .execute();
  return rows.map(({ id, topic }) => ({ id: Number(id), topic }));
}

/** Deletes changes older than an hour, which all instances have read. */
export async function forgetChanges(db: Db, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('desk_changes')
    .where('at', '<', now - TOLD)
    .execute();
}

/**
 * Tells the desks of others that something has changed, in the transaction of the change.
 * @param topics as `contract/console/desk.ts` lists them
 * @param now epoch milliseconds
 */
export async function announceChange(
  transaction: Db,
  topics: readonly string[],
  now: number,
): Promise<void> {
  if (topics.length === 0) return;
  await transaction
    .insertInto('desk_changes')
    .values(topics.map((topic) => ({ at: now, topic })))
    .execute();
}

/** For a change of these applications: their lists read again, and their own pages. */
export const applicationTopics = (...ids: readonly string[]): string[] => [
  'applications',
  ...ids.map((id) => `application:${id}`),
];

/** What one must be allowed to read to hear of its changes, by the topic up to its colon. */
const READ_BY: Readonly<Record<string, Permission>> = {
  applications: 'applicants.read',
  application: 'applicants.read',
  inbox: 'messages.read',
  openings: 'openings.read',
  deliveries: 'deliveries.read',
  staff: 'staff.read',
};

/** What only one person hears of has their id behind this; they hear of it without. */
const OWN = 'notices:';

/** Whether somebody hears of it. */
export function hears({ role, staffId }: Pick<Actor, 'role' | 'staffId'>, topic: string): boolean {
  if (topic.startsWith(OWN)) return topic === OWN + staffId;
  const permission = READ_BY[topic.split(':', 1)[0] ?? ''];
  return permission === undefined || mayDo(role, permission);
}

/** A topic as listeners get it. */
export const toldTopic = (topic: string) => (topic.startsWith(OWN) ? OWN.slice(0, -1) : topic);
