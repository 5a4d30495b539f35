/** Compares what was acknowledged with what is stored and what has arrived. */

import type { DatabaseUrl } from '#db/open.ts';
import { openDatabase } from '#db/open.ts';
import type { CrmReceiver } from '#tests/crm-receiver.ts';
import { kindOf } from '#tests/every-kind.ts';
import type { MailServer } from '#tests/mail-server.ts';

/** Milliseconds between two looks at the inboxes, whose messages are counted and removed. */
const INTERVAL = 500;

export interface Arrivals {
  /** How often each notification arrived, by its id. */
  counts: ReadonlyMap<string, number>;
  stop: () => void;
}

export function countArrivals(mails: MailServer, records: CrmReceiver): Arrivals {
  const counts = new Map<string, number>();
  const count = (id: string) => void counts.set(id, (counts.get(id) ?? 0) + 1);
  const collect = () => {
    for (const { raw } of mails.received.splice(0)) {
      const head = raw.subarray(0, raw.indexOf('\r\n\r\n')).toString();
      count(/^Message-ID: <([^@]+)@/im.exec(head)?.[1] ?? '');
    }
    for (const { id } of records.received.splice(0)) count(id);
  };
  const timer = setInterval(collect, INTERVAL);
  return {
    counts,
    stop: () => {
      clearInterval(timer);
      collect();
    },
  };
}

/** Notifications that are not delivered yet. */
export async function undelivered(url: DatabaseUrl): Promise<number> {
  const { db, close } = await openDatabase(url);
  try {
    const { count } = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('delivered_at', 'is', null)
      .where('failed_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  } finally {
    await close();
  }
}

export interface Tally {
  acknowledged: number;
  stored: number;
  /** Stored a second time, although the visitor sent the same submission again. */
  duplicates: number;
  'not stored': number;
  notifications: number;
  delivered: number;
  'dead letters': number;
  /** Notifications that arrived again, with the same id. */
  repeated: number;
  lost: number;
}

/** @param acknowledged numbers of visitors by the ids of their submissions */
export async function tallyOf(
  url: DatabaseUrl,
  acknowledged: ReadonlyMap<string, number>,
  counts: Arrivals['counts'],
): Promise<Tally> {
  const { db, close } = await openDatabase(url);
  const rows = await db
    .selectFrom('applications')
    .select('id')
    .unionAll(db.selectFrom('contact_messages').select('id'))
    .unionAll(db.selectFrom('leads').select('id'))
    .execute();
  const stored = new Set(rows.map(({ id }) => id));
  const outbox = await db
    .selectFrom('outbox')
    .select(['id', 'topic', 'subject_id', 'failed_at'])
    .execute();
  await close();
  const ids = new Map(outbox.map(({ id, topic, subject_id }) => [`${subject_id} ${topic}`, id]));
  const missing = [...acknowledged].flatMap(([id, n]) =>
    kindOf(n).enqueues.filter((topic) => !counts.has(ids.get(`${id} ${topic}`) ?? 'none')),
  );
  const notStored = [...acknowledged.keys()].filter((id) => !stored.has(id)).length;
  return {
    acknowledged: acknowledged.size,
    stored: stored.size,
    duplicates: stored.size - acknowledged.size + notStored,
    'not stored': notStored,
    notifications: outbox.length,
    delivered: outbox.filter(({ id }) => counts.has(id)).length,
    'dead letters': outbox.filter(({ failed_at }) => failed_at !== null).length,
    repeated: [...counts.values()].reduce((sum, count) => sum + count - 1, 0),
    lost: notStored + missing.length,
  };
}
