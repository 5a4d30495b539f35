import { sql } from 'kysely';
import type { Db } from '#db/schema.ts';
import { CHANNELS, type Channel } from '#domain/messaging/outbox/index.ts';
import { isScheduled, WAITING_SINCE } from './delivery-of.ts';

/** What one channel has not delivered. */
export interface ChannelBacklog {
  channel: Channel;
  /** Not due yet. */
  scheduled: number;
  waiting: number;
  /** Dead letters. */
  failed: number;
  /** Epoch milliseconds; null if nothing is due. */
  oldestWaitingAt: number | null;
}

/**
 * Every channel, also without notifications. Reads all undelivered rows, so callers keep the result
 * for some seconds.
 * @param now epoch milliseconds
 */
export async function readBacklog(db: Db, now: number): Promise<ChannelBacklog[]> {
  const { rows } = await sql<
    Record<'scheduled' | 'waiting' | 'failed', number> & { channel: string; oldest: number | null }
  >`
    select
      channel,
      count(*) filter (where failed_at is null and scheduled) as scheduled,
      count(*) filter (where failed_at is null and not scheduled) as waiting,
      count(*) filter (where failed_at is not null) as failed,
      min(case when failed_at is null and since <= ${now} then since end) as oldest
    from (
      select channel, failed_at, ${WAITING_SINCE} as since, ${isScheduled(now)} as scheduled
      from outbox where delivered_at is null
    ) as undelivered
    group by channel
  `.execute(db);
  return CHANNELS.map((channel) => {
    const row = rows.find((each) => each.channel === channel);
    return {
      channel,
      scheduled: Number(row?.scheduled ?? 0),
      waiting: Number(row?.waiting ?? 0),
      failed: Number(row?.failed ?? 0),
      oldestWaitingAt: row?.oldest ?? null,
    };
  });
}
