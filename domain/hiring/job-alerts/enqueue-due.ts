/** Finds the alerts that are due and enqueues a mail for those with new jobs. */
import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { ALERT_FREQUENCIES, type AlertFrequency, parseSearch } from '#contract/job-alert-rules.ts';
import type { Db } from '#db/schema.ts';
import { findAmong } from '#domain/hiring/jobs/index.ts';
import { enqueue } from '#domain/messaging/outbox/index.ts';
import { announcedBetween, storeNewJobs } from './announced-jobs.ts';
import { readCorrections } from './describe-search.ts';

const DAY = 86_400_000;

/** Minimum milliseconds between two mails of an alert. */
export const PERIODS: Record<AlertFrequency, number> = { daily: DAY, weekly: 7 * DAY };

/** Milliseconds. A later due time was written with a wrong clock. */
const LONGEST_PERIOD = Math.max(...Object.values(PERIODS));

/** Alerts per transaction. */
const BATCH_SIZE = 200;

/**
 * Approximate limit of mails per run, so that mails that someone is waiting for are not queued
 * behind all alerts.
 */
const MAX_MAILS_PER_RUN = 1000;

/** Milliseconds until an alert whose last mail is not delivered yet is checked again. */
const IN_FLIGHT_DELAY = 3_600_000;

type DueAlert = Awaited<ReturnType<typeof dueAlerts>>[number];

/**
 * Enqueues a mail for each alert that is due and has new jobs, up to about 1,000 mails per run.
 * Alerts without new jobs become due again after their period. Each job is enqueued at most once
 * for an alert, even if the clock jumps or several instances run this at the same time.
 * @param now epoch milliseconds
 * @param signal stops after the current batch
 * @returns the number of mails
 */
export async function enqueueDueAlerts(
  db: Db,
  now = Date.now(),
  signal?: AbortSignal,
): Promise<number> {
  await clampDueTimes(db, now);
  let due = await dueAlerts(db, now);
  if (due.length === 0) return 0;
  const latest = await db.transaction().execute((transaction) => storeNewJobs(transaction, now));
  let enqueuedCount = 0;
  while (due.length > 0 && enqueuedCount < MAX_MAILS_PER_RUN && !signal?.aborted) {
    enqueuedCount += await enqueueBatch(db, due, latest, now);
    // An embedded database answers synchronously, so requests get a turn only here.
    await setImmediate();
    due = await dueAlerts(db, now);
  }
  return enqueuedCount;
}

/** Corrects due times that were written with a wrong clock and are later than any period allows. */
async function clampDueTimes(db: Db, now: number): Promise<void> {
  await db
    .updateTable('job_alerts')
    .set({ due_at: now + LONGEST_PERIOD })
    .where('due_at', '>', now + LONGEST_PERIOD + IN_FLIGHT_DELAY)
    .execute();
}

/**
 * With the stored corrections of the search (see `readCorrections`), and whether the last mail is
 * still in flight.
 */
function dueAlerts(db: Db, now: number) {
  return db
    .selectFrom('job_alerts')
    .select(['id', 'search', 'corrections', 'frequency', 'processed_batch as processedBatch'])
    .select(
      sql<0 | 1>`case when exists (
        select 1 from outbox
        where outbox.subject_id = job_alerts.id and outbox.topic = 'job-alert.openings'
          and outbox.delivered_at is null and outbox.failed_at is null
      ) then 1 else 0 end`.as('isInFlight'),
    )
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(BATCH_SIZE)
    .execute();
}

async function enqueueBatch(
  db: Db,
  due: readonly DueAlert[],
  latest: number,
  now: number,
): Promise<number> {
  const inFlight = due.filter(({ isInFlight }) => isInFlight);
  const ready = due.filter(({ isInFlight }) => !isInFlight);
  const withNewJobs = await alertsWithNewJobs(db, ready, latest, now);
  return db.transaction().execute(async (transaction) => {
    const idsOf = (alerts: readonly DueAlert[]) => alerts.map(({ id }) => id);
    await updateDue(transaction, idsOf(inFlight), { due_at: now + IN_FLIGHT_DELAY }, now);
    let enqueuedCount = 0;
    for (const frequency of ALERT_FREQUENCIES) {
      const due_at = now + PERIODS[frequency];
      // Another instance may have announced later batches since.
      const processed_batch = sql<number>`case when processed_batch > ${latest} then processed_batch else ${latest} end`;
      const ofFrequency = ready.filter((alert) => alert.frequency === frequency);
      const withoutNewJobs = ofFrequency.filter((alert) => !withNewJobs.has(alert));
      await updateDue(transaction, idsOf(withoutNewJobs), { due_at, processed_batch }, now);
      const toSend = ofFrequency.filter((alert) => withNewJobs.has(alert));
      const update = {
        due_at,
        processed_batch,
        last_sent_after_batch: sql<number>`processed_batch`,
      };
      const enqueuedIds = await updateDue(
        transaction,
        idsOf(toSend),
        { ...update, last_sent_at: now },
        now,
      );
      await deleteSentMails(transaction, enqueuedIds);
      for (const subjectId of enqueuedIds) {
        await enqueue(transaction, { topic: 'job-alert.openings', subjectId, now });
      }
      enqueuedCount += enqueuedIds.length;
    }
    return enqueuedCount;
  });
}

/** The alerts whose search matches jobs announced since their last mail. */
async function alertsWithNewJobs(
  db: Db,
  alerts: readonly DueAlert[],
  latest: number,
  now: number,
): Promise<Set<DueAlert>> {
  const oldest = Math.min(latest, ...alerts.map(({ processedBatch }) => processedBatch));
  const announced = await announcedBetween(db, oldest, latest);
  if (announced.size === 0) return new Set();
  const find = await findAmong(db, [...announced.keys()]);
  return new Set(
    alerts.filter(({ search, corrections, processedBatch }) => {
      const { q, filters } = parseSearch(search).terms;
      const matches = find({ q, ...filters }, readCorrections(corrections), now);
      return matches.some((slug) => (announced.get(slug) ?? 0) > processedBatch);
    }),
  );
}

interface DueChange {
  due_at: number;
  processed_batch?: RawBuilder<number>;
  last_sent_after_batch?: RawBuilder<number>;
  last_sent_at?: number;
}

/**
 * Updates the alerts that are still due.
 * @returns their ids; another instance may have handled the others
 */
async function updateDue(
  transaction: Db,
  ids: readonly string[],
  change: DueChange,
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

/**
 * Deletes earlier mails of the alerts from the outbox, which would otherwise grow with each mail.
 */
async function deleteSentMails(transaction: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .deleteFrom('outbox')
    .where('subject_id', 'in', [...ids])
    .where('topic', '=', 'job-alert.openings')
    .execute();
}
