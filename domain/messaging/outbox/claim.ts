import type { Db } from '#db/schema.ts';
import type { Channel, Topic } from './topics.ts';

/** One notification that is under way. */
export interface Delivery {
  /** The same at each attempt: goes along, so that whoever gets it twice can tell. */
  id: string;
  topic: Topic;
  subjectId: string;
  /** Epoch milliseconds. */
  createdAt: number;
  /** When it was due before this attempt took it. */
  dueAt: number;
  /** This one included. */
  attempts: number;
  /** Those of the team who still need it; null while nobody has it. */
  recipients: string[] | null;
}

interface Claim {
  channel: Channel;
  /** What whoever claims can compose: the rest is for a newer version of the program beside it. All unless told. */
  topics?: readonly string[];
  limit: number;
  /** Epoch milliseconds at which whoever has not been heard of counts as dead. */
  until: number;
}

/**
 * Takes what is due, the longest waiting first. What is taken is out of reach of other instances
 * until the time given; `renewClaim` puts that off. So a process that dies loses nothing, and two
 * that live do not send one thing twice.
 * @returns what is ours now, and whether as much was due as was asked for
 */
export async function claimDue(
  db: Db,
  { channel, topics, limit, until }: Claim,
  now = Date.now(),
): Promise<{ deliveries: Delivery[]; isMoreDue: boolean }> {
  const due = await db
    .selectFrom('outbox')
    .select(['id', 'topic', 'subject_id as subjectId', 'created_at as createdAt'])
    .select(['next_attempt_at as dueAt', 'attempts', 'recipients'])
    .where('channel', '=', channel)
    .$if(topics !== undefined, (query) => query.where('topic', 'in', topics ?? []))
    .where('next_attempt_at', '<=', now)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
  const isMoreDue = due.length === limit;
  if (due.length === 0) return { deliveries: [], isMoreDue };
  // Another instance may have seen the same rows: each goes to whoever writes first.
  const won = await db
    .updateTable('outbox')
    .set((row) => ({ attempts: row('attempts', '+', 1), next_attempt_at: until }))
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .where('next_attempt_at', '<=', now)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning(['id', 'attempts'])
    .execute();
  const attempts = new Map(won.map((row) => [row.id, row.attempts]));
  const deliveries = due
    .filter(({ id }) => attempts.has(id))
    .map(({ recipients, ...row }) => ({
      ...row,
      topic: row.topic as Topic,
      attempts: attempts.get(row.id) ?? row.attempts + 1,
      recipients: recipients === null ? null : (JSON.parse(recipients) as string[]),
    }));
  return { deliveries, isMoreDue };
}

/**
 * Renews the claim on these: whoever has taken them is alive and still at it. Leaves alone what is no longer claimed as it was:
 * it has been settled meanwhile, or has lapsed and been taken by another instance.
 * @param claims until when each has been claimed so far, by its id
 * @returns ids of those that are claimed until then now
 */
export async function renewClaim(
  db: Db,
  claims: ReadonlyMap<string, number>,
  until: number,
): Promise<string[]> {
  if (claims.size === 0) return [];
  const renewed = await db
    .updateTable('outbox')
    .set({ next_attempt_at: until })
    .where(({ and, eb, or }) =>
      or(
        [...claims].map(([id, last]) => and([eb('id', '=', id), eb('next_attempt_at', '=', last)])),
      ),
    )
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning('id')
    .execute();
  return renewed.map(({ id }) => id);
}
