/** What is done again and again as long as the site runs: one process of a host does it for all. */
import type { OpenedEngine } from '#db/open.ts';
import { forgetEnded } from '#domain/rate-limits/index.ts';
import type { Config } from './config.ts';
import { eraseDaily } from './retention.ts';
import { runPeriodically } from './run-periodically.ts';

/** Milliseconds between two clearings of limits that have ended. */
const CLEARING = 60_000;

/** @returns a function that ends it, once what is under way has ended */
export function startUpkeep({ db, unsynced }: OpenedEngine, config: Config): () => Promise<void> {
  const stopErasing = eraseDaily(db, config, console.error, (error) =>
    console.error('What has expired could not be erased', error),
  );
  const stopClearing = runPeriodically(
    CLEARING,
    () => unsynced((db) => forgetEnded(db)),
    (error) => console.error('Rate limits that have ended could not be cleared', error),
  );
  return () => {
    stopClearing();
    return stopErasing();
  };
}
