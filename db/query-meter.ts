/** Measures how long queries wait, and counts those that fail. */
import { databaseErrors, databaseWaits } from '#telemetry/site-metrics.ts';

/** The load of a database by this process. */
export interface DatabaseLoad {
  /** Connections that queries use. */
  inUse: number;
  idle: number;
  /** Queries that wait for a connection, or for the lock of the file. */
  waiting: number;
}

const waits = databaseWaits.cell({});

export const observeWait = (milliseconds: number): void => waits.observe(milliseconds / 1000);

type ErrorKind = 'unavailable' | 'timeout' | 'busy' | 'other';

export const countError = (kind: ErrorKind): void => databaseErrors.add({ kind });
