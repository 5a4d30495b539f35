/** Messages between the process that starts the others and those that serve. */
import type { Snapshot } from '#telemetry/snapshot.ts';

/** To a worker. */
export type ToWorker =
  /** Asks for its values. */
  | { collect: number }
  /** Answers its scrape; null if it failed. */
  | { scraped: number; text: string | null };

/** From a worker. */
export type FromWorker =
  | { collected: number; snapshot: Snapshot }
  /** Asks for the values of all processes. */
  | { scrape: number };
