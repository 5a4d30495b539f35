/** Writes how this process is into the database, for the list in the console. */
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { INSTANCE_LIMITS, type InstanceState } from '#contract/console/system.ts';
import type { OpenedEngine } from '#db/open.ts';
import { deleteInstance, storeInstance } from '#domain/support/instances.ts';
import { rendersRefused, rendersRunning, rendersWaiting } from '#telemetry/site-metrics.ts';
import { writeLog } from './log.ts';
import { VERSION } from './metrics/process-gauges.ts';

type Engine = Pick<OpenedEngine, 'load' | 'withoutSync'>;

/** @returns a function that stops it and removes the row */
export function reportInstance(engine: Engine): () => Promise<void> {
  const id = randomUUID();
  let running: Promise<void> | undefined;
  const report = () => {
    // One at a time, however long the database takes.
    running ??= engine
      .withoutSync((db) => storeInstance(db, { id, state: stateOf(engine) }, Date.now()))
      .catch((error) => writeLog('error', 'this process could not be listed', error))
      .finally(() => {
        running = undefined;
      });
  };
  report();
  const timer = setInterval(report, INSTANCE_LIMITS.interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
    await engine.withoutSync((db) => deleteInstance(db, id)).catch(() => undefined);
  };
}

const stateOf = (engine: Engine): InstanceState => ({
  host: hostname(),
  pid: process.pid,
  version: VERSION,
  startedAt: Math.round(performance.timeOrigin),
  memory: process.memoryUsage.rss(),
  renders: {
    running: rendersRunning.cell({}).value,
    waiting: rendersWaiting.cell({}).value,
    refused: rendersRefused.cell({}).value,
  },
  database: engine.load(),
});
