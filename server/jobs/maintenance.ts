/** Recurring work while the site runs. One process of a host does it for all. */
import type { OpenedEngine } from '#db/open.ts';
import { purgeMedia } from '#domain/content/media/index.ts';
import { maintainEntries } from '#domain/content/publishing/index.ts';
import { deleteOldMissedSearches } from '#domain/content/search/index.ts';
import { maintainVisits } from '#domain/content/visits/index.ts';
import { deleteDueObjects } from '#domain/files/delete-objects.ts';
import { enqueueDueAlerts } from '#domain/hiring/job-alerts/index.ts';
import { indexPendingInboxItems } from '#domain/inbox/console-inbox/index.ts';
import { KINDS, type Kinds } from '#domain/inbox/submissions/index.ts';
import { deleteEndedStaffRows } from '#domain/staff/accounts/index.ts';
import { deleteOldChanges } from '#domain/staff/console-changes.ts';
import {
  deleteReadNotifications,
  enqueueNotificationDigests,
} from '#domain/staff/notifications/index.ts';
import { deleteEndedWindows } from '#domain/support/rate-limits.ts';
import { writeLog } from '#server/log.ts';
import type { Config } from '#server/settings.ts';
import { countRound } from './job-meter.ts';
import { eraseDaily } from './retention.ts';

/** Milliseconds between two rounds of each job. */
const INTERVAL = 60_000;

/** Options that tests replace. */
interface Options {
  /** Epoch milliseconds. */
  now: () => number;
  every: typeof runPeriodically;
  kinds: Kinds;
  /** IANA name of the time zone whose mornings count. */
  timeZone: string;
  /** The zone whose days are counted. */
  siteTimeZone: string;
}

interface Job {
  /** By which its successes and failures are counted. */
  name: string;
  work: Work;
  /** The log message if it fails. */
  failure: string;
}

/** @returns a function that stops it, and resolves when the rounds in flight have ended */
export function startMaintenance(
  engine: OpenedEngine,
  config: Config,
  overrides: Partial<Options> = {},
): () => Promise<void> {
  const options = {
    now: Date.now,
    every: runPeriodically,
    kinds: KINDS,
    timeZone: 'UTC',
    siteTimeZone: 'UTC',
    ...overrides,
  };
  const stopErasing = eraseDaily(
    engine.db,
    config,
    (line) => writeLog('warn', line),
    (error) => writeLog('error', 'expired submissions could not be erased', error),
    options.kinds,
  );
  const stopJobs = jobsOf(engine, config, options).map((job) =>
    runWithoutOverlap(options.every, job),
  );
  return async () => {
    await Promise.all([stopErasing, ...stopJobs].map((stop) => stop()));
  };
}

function jobsOf({ db, withoutSync }: OpenedEngine, config: Config, options: Options): Job[] {
  const { now, kinds, timeZone, siteTimeZone } = options;
  const jobs: Job[] = [
    {
      name: 'ended-rows',
      work: () =>
        withoutSync(async (db) => {
          await deleteEndedWindows(db);
          await deleteEndedStaffRows(db);
          await deleteReadNotifications(db);
          await deleteOldMissedSearches(db, now());
        }),
      failure: 'expired limits, sessions, notifications and searches could not be deleted',
    },
    {
      name: 'entries',
      work: () => withoutSync((db) => maintainEntries(db, now())),
      failure: 'old versions and links of entries could not be deleted',
    },
    {
      name: 'console-changes',
      work: () => withoutSync((db) => deleteOldChanges(db, now())),
      failure: 'old changes for the console could not be deleted',
    },
    {
      name: 'visits',
      work: () =>
        withoutSync((db) =>
          maintainVisits(db, {
            now: now(),
            timeZone: siteTimeZone,
            isCounting: config.visitCounts,
          }),
        ),
      failure: 'ended days of visits could not be closed',
    },
    {
      name: 'inbox-search',
      work: (signal) => indexPendingInboxItems(db, signal, kinds),
      failure: 'new inbox items could not be indexed for search',
    },
    {
      name: 'media',
      work: () => purgeMedia(db, now()),
      failure: 'deleted files of the media library could not be purged',
    },
  ];
  if (config.objectStore) {
    jobs.push({
      name: 'unused-objects',
      work: (signal) => deleteDueObjects(db, now(), signal),
      failure: 'files could not be deleted from the object store',
    });
  }
  // Without mail nothing is enqueued, because it would all be sent once mail is configured.
  if (config.delivery.mail) {
    jobs.push({
      name: 'job-alerts',
      work: (signal) => enqueueDueAlerts(db, now(), signal),
      failure: 'due job alerts could not be enqueued',
    });
  }
  if (config.delivery.mail && config.console !== null) {
    jobs.push({
      name: 'staff-digests',
      work: (signal) => enqueueNotificationDigests(db, { now: now(), timeZone, signal }),
      failure: 'digests for staff could not be enqueued',
    });
  }
  return jobs;
}

/**
 * Repeats work, without keeping the process alive.
 * @param pause milliseconds, also before the first time
 * @returns a function that stops it
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
 * Runs one round at a time, however long it takes.
 * @returns a function that stops it, and resolves when the round in flight has ended
 */
function runWithoutOverlap(
  every: Options['every'],
  { name, work, failure }: Job,
): () => Promise<void> {
  const ending = new AbortController();
  let running: Promise<unknown> | undefined;
  const stop = every(
    INTERVAL,
    async () => {
      if (running) return;
      running = countRound(name, work(ending.signal)).finally(() => {
        running = undefined;
      });
      await running;
    },
    (error) => writeLog('error', failure, error),
  );
  return async () => {
    stop();
    ending.abort();
    await running?.catch(() => undefined);
  };
}
