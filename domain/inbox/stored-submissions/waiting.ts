import type { Db } from '#db/schema.ts';
import type { Channel } from '#domain/messaging/outbox/index.ts';

/** How many notifications wait on this channel. */
export async function countWaiting(db: Db, channel: Channel): Promise<number> {
  const { n } = await db
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('channel', '=', channel)
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(n);
}
