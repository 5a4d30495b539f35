/** Recurring work while the site runs: one process of a host does it for all. */
import type { OpenedEngine } from '#db/open.ts';
import { enqueueDueAlerts } from '#domain/hiring/job-alerts/index.ts';
import { indexArrivedEnquiries } from '#domain/inbox/desk-inbox/index.ts';
import { KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';
import { forgetEndedStaffRows } from '#domain/staff/accounts/index.ts';
import { forgetChanges } from '#domain/staff/desk-changes.ts';
import { enqueueNoticeDigests, forgetReadNotices } from '#domain/staff/notices/index.ts';
import { forgetEnded } from '#domain/support/rate-limits.ts';
import { tell } from '#server/log.ts';
import type { Config } from '#server/settings.ts';
import { eraseDaily } from './retention.ts';

/** Milliseconds between two rounds of each job. */
const PAUSE = 60_000;

/** What tests replace. */
interface Upkeep {
  /** Epoch milliseconds. */
  now: () => number;
  every: typeof runPeriodically;
  kinds: Kinds;
  /** IANA name, in which mornings begin. */
  timeZone: string;
}

interface Job {
  work: Work;
  /** Logged with the error where it fails. */
  failure: string;
}

/** @returns a function that ends it, once the rounds under way have ended */
export function startUpkeep(
  engine: OpenedEngine,
  config: Config,
  given: Partial<Upkeep> = {},
): () => Promise<void> {
  const upkeep = { now: Date.now, every: runPeriodically, kinds: KINDS, timeZone: 'UTC', ...given };
  const stopErasing = eraseDaily(
    engine.db,
    config,
    (line) => tell('warn', line),
    (error) => tell('error', 'what has expired could not be erased', error),
    upkeep.kinds,
  );
  const stops = jobsOf(engine, config, upkeep).map((job) => runInTurn(upkeep.every, job));
  return async () => {
    await Promise.all([stopErasing, ...stops].map((stop) => stop()));
  };
}

function jobsOf({ db, unsynced }: OpenedEngine, config: Config, upkeep: Upkeep): Job[] {
  const { now, kinds, timeZone } = upkeep;
  const jobs: Job[] = [
    {
      work: () =>
        unsynced(async (db) => {
          await forgetEnded(db);
          await forgetEndedStaffRows(db);
          await forgetReadNotices(db);
        }),
      failure: 'ended limits and sessions could not be cleared',
    },
    {
      work: () => unsynced((db) => forgetChanges(db, now())),
      failure: 'changes that the desk was told of could not be cleared',
    },
    {
      work: (signal) => indexArrivedEnquiries(db, signal, kinds),
      failure: 'messages could not be made ready for the search',
    },
  ];
  // Without mail nothing is enqueued: it would all go out once there is one.
  if (config.delivery.mail) {
    jobs.push({
      work: (signal) => enqueueDueAlerts(db, now(), signal),
      failure: 'alerts that are due could not be enqueued',
    });
  }
  if (config.delivery.mail && config.console !== null) {
    jobs.push({
      work: (signal) => enqueueNoticeDigests(db, { now: now(), timeZone, signal }),
      failure: 'digests to staff could not be enqueued',
    });
  }
  return jobs;
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
 * One round at a time, however long it takes.
 * @returns a function that ends it, once the round under way has ended
 */
function runInTurn(every: Upkeep['every'], { work, failure }: Job): () => Promise<void> {
  const ending = new AbortController();
  let running: Promise<unknown> | undefined;
  const stop = every(
    PAUSE,
    async () => {
      if (running) return;
      running = work(ending.signal).finally(() => {
        running = undefined;
      });
      await running;
    },
    (error) => tell('error', failure, error),
  );
  return async () => {
    stop();
    ending.abort();
    await running?.catch(() => undefined);
  };
}
