import type { Db } from '#db/schema.ts';
import type { Channel, Topic } from './topics.ts';

/** A notification claimed for one attempt. */
export interface Delivery {
  /** The same at each attempt. It is sent along, so that receivers can detect duplicates. */
  id: string;
  topic: Topic;
  subjectId: string;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Time at which this attempt was due, epoch milliseconds. */
  dueAt: number;
  /** Including this one. */
  attempts: number;
  /** Addresses of the team that still need the mail; null if no address has got it. */
  recipients: string[] | null;
}

interface Claim {
  channel: Channel;
  /**
   * Topics that this version of the program can compose. Rows with other topics are left to a newer
   * version on the same database. Default: all.
   */
  topics?: readonly string[];
  limit: number;
  /** Time at which the claim expires unless it is renewed, epoch milliseconds. */
  until: number;
}

/**
 * Claims due notifications, the longest waiting first. Other instances cannot claim these rows
 * before `until`, which `renewClaim` extends. Claims expire, so the rows of a killed process are
 * claimed again, and two running processes do not send the same notification.
 * @returns the claimed notifications; `isMoreDue` is true if there were at least `limit` due rows
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
  // Another instance may have read the same rows. The first update of a row wins it.
  const claimedRows = await db
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
  const attempts = new Map(claimedRows.map((row) => [row.id, row.attempts]));
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
 * Extends claims of a running worker. A row whose claim has changed is skipped: it was finished, or
 * its claim expired and another instance has it.
 * @param claims expiry of each current claim, epoch milliseconds, by the row's id
 * @returns ids of the renewed rows
 */
export async function renewClaim(
  db: Db,
  claims: ReadonlyMap<string, number>,
  until: number,
): Promise<string[]> {
  if (claims.size === 0) return [];
  // The rows of a batch have the same expiry, and a condition for each would be too long.
  const byExpiry = Map.groupBy(claims, ([, expiry]) => expiry);
  const renewedRows = await db
    .updateTable('outbox')
    .set({ next_attempt_at: until })
    .where(({ and, eb, or }) =>
      or(
        [...byExpiry].map(([expiry, rows]) =>
          and([
            eb('next_attempt_at', '=', expiry),
            eb(
              'id',
              'in',
              rows.map(([id]) => id),
            ),
          ]),
        ),
      ),
    )
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning('id')
    .execute();
  return renewedRows.map(({ id }) => id);
}
