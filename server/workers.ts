/**
 * Runs several processes that serve (`WORKERS`). This one only starts the others, which share its
 * port, replaces those that die, and ends them all.
 */
import cluster, { type Worker } from 'node:cluster';
import { SHUTDOWN_TIMEOUT } from './drain.ts';
import { backoffAfter } from './jobs/outbox/backoff.ts';
import { writeLog } from './log.ts';
import { HostScrapes } from './metrics/host-scrapes.ts';
import { listenForScrapes } from './metrics/metrics-listener.ts';
import { measureProcess } from './metrics/process-gauges.ts';
import type { FromWorker } from './metrics/process-messages.ts';
import { answerCollections, scrapeHost } from './metrics/worker-scrapes.ts';
import type { Config } from './settings.ts';

/** Argument of the worker that delivers and does maintenance for all. */
const BACKGROUND = '--background';

/** Argument of a worker that does not exit after it has loaded the pack. */
const STAY = '--stay';

/** Exit status of a worker that has loaded the pack: its replacement has fresh memory. */
const HAS_LOADED = 75;

/** A worker's message when it begins to serve. */
interface ReadyMessage {
  readyAt: string;
}

/** Milliseconds between the starts of a worker that dies each time. */
const PAUSE = { first: 1000, longest: 30_000 };

/** Milliseconds after a worker should have exited until it is killed. */
const GRACE = 500;

/** The role of this worker; undefined in every other process. */
export const worker = cluster.isWorker
  ? {
      doesBackgroundWork: process.argv.includes(BACKGROUND),
      reportReady: (readyAt: string) => process.send?.({ readyAt } satisfies ReadyMessage),
      replaceProcess: process.argv.includes(STAY) ? undefined : () => process.exit(HAS_LOADED),
      scrape: scrapeHost,
    }
  : undefined;

if (worker) answerCollections();

/**
 * Starts the first worker, which prepares the database and the content, and when it serves, the
 * others. If the first cannot start, this process exits with its status.
 */
export async function superviseWorkers(config: Config): Promise<void> {
  const { workers: count, shutdownDelay, host, metricsPort } = config;
  const scrapes = new HostScrapes();
  measureProcess(config);
  if (metricsPort !== null) await listenForScrapes({ host, metricsPort }, scrapes.scrape);
  const running = new Set<Worker>();
  /** Numbers of the workers that have been ready at least once. */
  const readyNumbers = new Set<number>();
  let hasLoaded = false;
  let isEnding = false;

  function keepRunning(number: number, failures = 0): void {
    if (isEnding) return;
    let nextFailures = failures + 1;
    const roleArguments = number > 0 ? [STAY] : hasLoaded ? [BACKGROUND, STAY] : [BACKGROUND];
    cluster.setupPrimary({ args: [...process.argv.slice(2), ...roleArguments] });
    const child = cluster.fork();
    running.add(child);
    scrapes.add(child);
    child.on('message', (message: ReadyMessage | FromWorker) => {
      if (!('readyAt' in message)) return;
      const { readyAt } = message;
      nextFailures = 1;
      if (readyNumbers.has(number)) return;
      readyNumbers.add(number);
      if (number === 0) for (let other = 1; other < count; other++) keepRunning(other);
      if (readyNumbers.size === count) console.log(`Ready at ${readyAt}`);
    });
    child.on('exit', (code, signal) => {
      running.delete(child);
      if (isEnding && running.size === 0) process.exit(0);
      if (isEnding) return;
      if (code === HAS_LOADED) {
        hasLoaded = true;
        return keepRunning(number, failures);
      }
      // The worker has printed the reason.
      if (readyNumbers.size === 0) process.exit(code || 1);
      const pause = backoffAfter(nextFailures, PAUSE);
      writeLog('error', `a worker exited (${signal ?? code}); another starts in ${pause} ms`);
      setTimeout(() => keepRunning(number, nextFailures), pause);
    });
  }

  function killAll(signal: NodeJS.Signals): void {
    for (const { process } of running) process.kill(signal);
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      if (running.size === 0) process.exit(0);
      killAll(signal);
      setTimeout(
        () => {
          killAll('SIGKILL');
          process.exit(0);
        },
        shutdownDelay * 1000 + SHUTDOWN_TIMEOUT + GRACE,
      );
    });
  }
  keepRunning(0);
}
