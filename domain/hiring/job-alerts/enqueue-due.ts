/** Looks which alerts are due, and enqueues a mail for those with something new. */
import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { ALERT_FREQUENCIES, type AlertFrequency, readSearch } from '#contract/job-alert-rules.ts';
import type { Db } from '#db/schema.ts';
import { findAmong } from '#domain/hiring/jobs/index.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import { announcedBetween, noteOpenings } from './announced-jobs.ts';
import { readMeant } from './search-words.ts';

const DAY = 86_400_000;

/** Milliseconds from one mail to the next, at least. */
export const PERIODS: Record<AlertFrequency, number> = { daily: DAY, weekly: 7 * DAY };

/** Milliseconds until an alert is due, at most: what is due later than that was noted by a wrong clock. */
const LONGEST_PERIOD = Math.max(...Object.values(PERIODS));

/** Alerts that are looked at in one transaction. */
const AT_ONCE = 200;

/** About how many mails one run enqueues: mails that somebody waits for must not queue behind all alerts. */
const MOST_A_LOOK = 1000;

/** Milliseconds after which an alert whose last mail is still under way is looked at again. */
const WHILE_UNDER_WAY = 3_600_000;

type DueAlert = Awaited<ReturnType<typeof dueAlerts>>[number];

/**
 * Enqueues a mail for each alert that is due and has something new, of many only for the first; the others are looked at again after their
 * period. Each opening is enqueued for an alert once at most, whatever the clock says and however many
 * instances look at the same time.
 * @param now epoch milliseconds
 * @param signal ends it after the batch under way
 * @returns how many mails that are
 */
export async function enqueueDueAlerts(
  db: Db,
  now = Date.now(),
  signal?: AbortSignal,
): Promise<number> {
  await setBack(db, now);
  let due = await dueAlerts(db, now);
  if (due.length === 0) return 0;
  const latest = await db.transaction().execute((transaction) => noteOpenings(transaction, now));
  let sent = 0;
  while (due.length > 0 && sent < MOST_A_LOOK && !signal?.aborted) {
    sent += await enqueueBatch(db, due, latest, now);
    // An embedded database answers without ever leaving the thread to a request.
    await setImmediate();
    due = await dueAlerts(db, now);
  }
  return sent;
}

/** A clock that was wrong has put them off for longer than they can be. */
async function setBack(db: Db, now: number): Promise<void> {
  await db
    .updateTable('job_alerts')
    .set({ due_at: now + LONGEST_PERIOD })
    .where('due_at', '>', now + LONGEST_PERIOD + WHILE_UNDER_WAY)
    .execute();
}

/** With what may be meant by mistaken words, see `readMeant`, and whether its last mail has not been sent yet. */
function dueAlerts(db: Db, now: number) {
  return db
    .selectFrom('job_alerts')
    .select(['id', 'search', 'similar_words as similarWords', 'frequency'])
    .select('told_batch as toldBatch')
    .select(
      sql<0 | 1>`case when exists (
        select 1 from outbox
        where outbox.subject_id = job_alerts.id and outbox.topic = 'job-alert.openings'
          and outbox.delivered_at is null and outbox.failed_at is null
      ) then 1 else 0 end`.as('isUnderWay'),
    )
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute();
}

async function enqueueBatch(
  db: Db,
  due: readonly DueAlert[],
  latest: number,
  now: number,
): Promise<number> {
  const underWay = due.filter(({ isUnderWay }) => isUnderWay);
  const ready = due.filter(({ isUnderWay }) => !isUnderWay);
  const having = await withNews(db, ready, latest, now);
  return db.transaction().execute(async (transaction) => {
    const idsOf = (alerts: readonly DueAlert[]) => alerts.map(({ id }) => id);
    await put(transaction, idsOf(underWay), { due_at: now + WHILE_UNDER_WAY }, now);
    let sent = 0;
    for (const frequency of ALERT_FREQUENCIES) {
      const due_at = now + PERIODS[frequency];
      // Another instance may have announced later ones by now.
      const told_batch = sql<number>`case when told_batch > ${latest} then told_batch else ${latest} end`;
      const alike = ready.filter((alert) => alert.frequency === frequency);
      const none = alike.filter((alert) => !having.has(alert));
      await put(transaction, idsOf(none), { due_at, told_batch }, now);
      const some = alike.filter((alert) => having.has(alert));
      const told = { due_at, told_batch, told_from: sql<number>`told_batch` };
      const taken = await put(transaction, idsOf(some), { ...told, last_sent_at: now }, now);
      await forgetSent(transaction, taken);
      for (const subjectId of taken) {
        await enqueue(transaction, { topic: 'job-alert.openings', subjectId, now });
      }
      sent += taken.length;
    }
    return sent;
  });
}

/** Those that have something new to tell. */
async function withNews(
  db: Db,
  alerts: readonly DueAlert[],
  latest: number,
  now: number,
): Promise<Set<DueAlert>> {
  const oldest = Math.min(latest, ...alerts.map(({ toldBatch }) => toldBatch));
  const announced = await announcedBetween(db, oldest, latest);
  if (announced.size === 0) return new Set();
  const find = await findAmong(db, [...announced.keys()]);
  return new Set(
    alerts.filter(({ search, similarWords, toldBatch }) => {
      const { q, filters } = readSearch(search).terms;
      const found = find({ q, ...filters }, readMeant(similarWords), now);
      return found.some((slug) => (announced.get(slug) ?? 0) > toldBatch);
    }),
  );
}

interface Change {
  due_at: number;
  told_batch?: RawBuilder<number>;
  told_from?: RawBuilder<number>;
  last_sent_at?: number;
}

/** @returns ids of those that were still due: another instance may have been here first */
async function put(
  transaction: Db,
  ids: readonly string[],
  change: Change,
  now: number,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await transaction
    .updateTable('job_alerts')
    .set(change)
    .where('id', 'in', [...ids])
    .where('due_at', '<=', now)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Of an alert's mails the last one is kept: else the outbox would grow by each. */
async function forgetSent(transaction: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .deleteFrom('outbox')
    .where('subject_id', 'in', [...ids])
    .where('topic', '=', 'job-alert.openings')
    .execute();
}
