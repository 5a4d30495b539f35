/**
 * More than one process that serves (`WORKERS`). This one only starts the others, which share its
 * port, starts those anew that die, and ends them all.
 */
import cluster, { type Worker } from 'node:cluster';
import { LAST_MOMENT } from './drain.ts';
import { backoffAfter } from './jobs/outbox/backoff.ts';
import { tell } from './log.ts';
import type { Config } from './settings.ts';

/** Given to the one that delivers and tidies up for all. */
const BACKGROUND = '--background';

/** Given to one that goes on although it has loaded the pack. */
const STAY = '--stay';

/** Exit status of one that has loaded the pack: its replacement has an empty heap. */
const HAS_LOADED = 75;

/** What a worker tells once it serves. */
interface Ready {
  readyAt: string;
}

/** From one start of a worker to the next, where it dies each time. */
const PAUSE = { first: 1000, longest: 30_000 };

/** Milliseconds after its last moment, after which a worker that has not ended is killed. */
const GRACE = 500;

/** In a worker: which part it has. Undefined in every other process. */
export const worker = cluster.isWorker
  ? {
      doesBackgroundWork: process.argv.includes(BACKGROUND),
      tellReady: (readyAt: string) => process.send?.({ readyAt } satisfies Ready),
      startAfresh: process.argv.includes(STAY) ? undefined : () => process.exit(HAS_LOADED),
    }
  : undefined;

/**
 * Starts the first, which prepares the database and the content, and once it serves the others. Where the
 * first cannot start, neither can this process.
 */
export function superviseWorkers({ workers: count, shutdownDelay }: Config): void {
  const running = new Set<Worker>();
  /** Numbers of those that have been ready at least once. */
  const served = new Set<number>();
  let hasLoaded = false;
  let isEnding = false;

  function keepRunning(number: number, failures = 0): void {
    if (isEnding) return;
    let failed = failures + 1;
    const part = number > 0 ? [STAY] : hasLoaded ? [BACKGROUND, STAY] : [BACKGROUND];
    cluster.setupPrimary({ args: [...process.argv.slice(2), ...part] });
    const started = cluster.fork();
    running.add(started);
    started.on('message', ({ readyAt }: Ready) => {
      failed = 1;
      if (served.has(number)) return;
      served.add(number);
      if (number === 0) for (let other = 1; other < count; other++) keepRunning(other);
      if (served.size === count) console.log(`Ready at ${readyAt}`);
    });
    started.on('exit', (code, signal) => {
      running.delete(started);
      if (isEnding && running.size === 0) process.exit(0);
      if (isEnding) return;
      if (code === HAS_LOADED) {
        hasLoaded = true;
        return keepRunning(number, failures);
      }
      // It has said why.
      if (served.size === 0) process.exit(code || 1);
      const pause = backoffAfter(failed, PAUSE);
      tell('error', `a worker has ended (${signal ?? code}); another is started in ${pause} ms`);
      setTimeout(() => keepRunning(number, failed), pause);
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
        shutdownDelay * 1000 + LAST_MOMENT + GRACE,
      );
    });
  }
  keepRunning(0);
}
