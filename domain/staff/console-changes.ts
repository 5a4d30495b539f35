import type { Permission } from '#contract/console/roles.ts';
import type { Db } from '#db/schema.ts';
import { type Actor, hasPermission } from './permissions.ts';

/** Milliseconds for which a change is kept. */
export const CHANGE_RETENTION = 3_600_000;

/** Changes per query. A full page means that there are more. */
export const MAX_CHANGES = 5000;

export interface Change {
  id: number;
  topic: string;
}

/**
 * Changes since a time, the oldest first.
 * @param since epoch milliseconds
 */
export async function changesSince(db: Db, since: number): Promise<Change[]> {
  const rows = await db
    .selectFrom('console_changes')
    .select(['id', 'topic'])
    .where('at', '>=', since)
    .orderBy('id')
    .limit(MAX_CHANGES)
    .execute();
  return rows.map(({ id, topic }) => ({ id: Number(id), topic }));
}

/** Deletes changes older than an hour, which all instances have read. */
export async function deleteOldChanges(db: Db, now = Date.now()): Promise<void> {
  await db
    .deleteFrom('console_changes')
    .where('at', '<', now - CHANGE_RETENTION)
    .execute();
}

/**
 * Notifies other consoles of a change. Must run in the transaction of the change.
 * @param topics as listed in `contract/console/console-facts.ts`, but `openings` for `jobs`
 * @param now epoch milliseconds
 */
export async function announceChange(
  transaction: Db,
  topics: readonly string[],
  now: number,
): Promise<void> {
  if (topics.length === 0) return;
  await transaction
    .insertInto('console_changes')
    .values(topics.map((topic) => ({ at: now, topic })))
    .execute();
}

/** The topics of a change of these applications: the lists of applications, and their own pages. */
export const applicationTopics = (...ids: readonly string[]): string[] => [
  'applications',
  ...ids.map((id) => `application:${id}`),
];

/** The permission needed to see a topic, by the part before its colon. */
const READ_PERMISSIONS: Readonly<Record<string, Permission>> = {
  applications: 'applicants.read',
  application: 'applicants.read',
  inbox: 'messages.read',
  openings: 'openings.read',
  deliveries: 'deliveries.read',
  staff: 'staff.read',
  media: 'content.read',
};

/** A topic for one person is this prefix with their id. They receive it without the id. */
const PERSONAL_PREFIX = 'notices:';

/** True if a person may see a topic. */
export function maySeeTopic(
  { role, staffId }: Pick<Actor, 'role' | 'staffId'>,
  topic: string,
): boolean {
  if (topic.startsWith(PERSONAL_PREFIX)) return topic === PERSONAL_PREFIX + staffId;
  const permission = READ_PERMISSIONS[topic.split(':', 1)[0] ?? ''];
  return permission === undefined || hasPermission(role, permission);
}

/** A topic as clients receive it: the stored names stay while older versions read the same rows. */
export function publicTopic(topic: string): string {
  if (topic.startsWith(PERSONAL_PREFIX)) return 'notifications';
  return topic === 'openings' ? 'jobs' : topic;
}
