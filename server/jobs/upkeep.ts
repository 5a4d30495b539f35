/** What is done again and again as long as the site runs: one process of a host does it for all. */
import type { OpenedEngine } from '#db/open.ts';
import { enqueueDueAlerts } from '#domain/hiring/job-alerts/index.ts';
import { indexArrivedEnquiries } from '#domain/inbox/desk-inbox/index.ts';
import { KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';
import { forgetEndedStaffRows } from '#domain/staff/accounts/index.ts';
import { forgetChanges } from '#domain/staff/desk-changes/index.ts';
import { enqueueNoticeDigests, forgetReadNotices } from '#domain/staff/notices/index.ts';
import { forgetEnded } from '#domain/support/rate-limits.ts';
import { tell } from '#server/log.ts';
import type { Config } from '#server/settings.ts';
import { eraseDaily } from './retention.ts';

/** Milliseconds between two clearings of what has ended: limits, sessions and links of staff, changes that were told. */
const CLEARING = 60_000;

/** Milliseconds between two looks for alerts that are due. */
const ALERTING = 60_000;

/** Milliseconds between two looks for digests to staff that are due. */
const DIGESTING = 60_000;

/** Milliseconds between two looks for messages that no search finds yet. */
const INDEXING = 60_000;

/** The time, how something is done again and again, and what people send. */
interface Upkeep {
  /** Epoch milliseconds. */
  now: () => number;
  every: typeof runPeriodically;
  kinds: Kinds;
  /** IANA name, in which mornings begin. */
  timeZone: string;
}

/** @returns a function that ends it, once what is under way has ended */
export function startUpkeep(
  { db, unsynced }: OpenedEngine,
  config: Config,
  {
    now = Date.now,
    every = runPeriodically,
    kinds = KINDS,
    timeZone = 'UTC',
  }: Partial<Upkeep> = {},
): () => Promise<void> {
  const stopErasing = eraseDaily(
    db,
    config,
    (line) => tell('warn', line),
    (error) => tell('error', 'what has expired could not be erased', error),
    kinds,
  );
  const stopClearing = every(
    CLEARING,
    () =>
      unsynced(async (db) => {
        await forgetEnded(db);
        await forgetEndedStaffRows(db);
        await forgetReadNotices(db);
      }),
    (error) => tell('error', 'ended limits and sessions could not be cleared', error),
  );
  const stopForgettingChanges = every(
    CLEARING,
    () => unsynced((db) => forgetChanges(db, now())),
    (error) => tell('error', 'changes that the desk was told of could not be cleared', error),
  );
  const inTurn = (pause: number, work: Work, report: (error: unknown) => void) =>
    inTurnPeriodically(every, pause, work, report);
  // Without mail nothing is due: it would all go out once there is one.
  const stopAlerting = config.delivery.mail
    ? inTurn(
        ALERTING,
        (signal) => enqueueDueAlerts(db, now(), signal),
        (error) => tell('error', 'alerts that are due could not be enqueued', error),
      )
    : async () => undefined;
  const stopDigesting =
    config.delivery.mail && config.console !== null
      ? inTurn(
          DIGESTING,
          (signal) => enqueueNoticeDigests(db, { now: now(), timeZone, signal }),
          (error) => tell('error', 'digests to staff could not be enqueued', error),
        )
      : async () => undefined;
  const stopIndexing = inTurn(
    INDEXING,
    (signal) => indexArrivedEnquiries(db, signal, kinds),
    (error) => tell('error', 'messages could not be made ready for the search', error),
  );
  return async () => {
    stopClearing();
    stopForgettingChanges();
    await Promise.all([stopErasing(), stopAlerting(), stopDigesting(), stopIndexing()]);
  };
}

/**
 * Repeats work, without keeping the process alive for it.
 * @param pause milliseconds, also before the first time
 * @returns a function that ends it
 */
export function runPeriodically(
  pause: number,
  work: () => Promise<unknown>,
  report: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void work().catch(report), pause);
  timer.unref();
  return () => clearInterval(timer);
}

type Work = (signal: AbortSignal) => Promise<unknown>;

/**
 * One at a time, however long it takes.
 * @returns a function that ends it, once what is under way has ended
 */
function inTurnPeriodically(
  every: typeof runPeriodically,
  pause: number,
  work: Work,
  report: (error: unknown) => void,
): () => Promise<void> {
  const ending = new AbortController();
  let running: Promise<unknown> | undefined;
  const stop = every(
    pause,
    async () => {
      if (running) return;
      running = work(ending.signal).finally(() => {
        running = undefined;
      });
      await running;
    },
    report,
  );
  return async () => {
    stop();
    ending.abort();
    await running?.catch(() => undefined);
  };
}
