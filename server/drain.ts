import { setTimeout as passed } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ApiHost } from './api-host.ts';

/** Milliseconds for requests under way; with the usual delay, a supervisor's ten seconds are enough. */
const TIMEOUT = 6000;

/** Milliseconds for everything: a database that has fallen silent would be waited for without end. */
export const LAST_MOMENT = 7000;

interface Times {
  /** Seconds in which a balancer in front finds out, by `/readyz`, that this process ends. */
  delay: number;
  /** Milliseconds for requests under way. */
  timeout?: number;
}

/**
 * On SIGTERM and SIGINT: goes on serving for a while, with answers that end their connections; then takes
 * no new ones, lets requests under way finish, closes the database and ends with status 0, in time even
 * where something does not come to its end. A terminal's SIGINT is not delayed.
 */
export function drainOnSignal(
  app: FastifyInstance,
  apiHost: ApiHost,
  { delay, timeout = TIMEOUT }: Times,
): void {
  const drain = async (signal: NodeJS.Signals) => {
    // A terminal and npm both pass Ctrl-C on, so a second signal is the same wish.
    if (app.ending.hasBegun) return;
    app.ending.hasBegun = true;
    app.log.info({ signal }, 'draining');
    const wait = signal === 'SIGTERM' ? delay * 1000 : 0;
    setTimeout(() => {
      app.log.warn('not everything came to its end in time');
      process.exit(0);
    }, wait + LAST_MOMENT);
    apiHost.stopDelivering();
    await passed(wait);
    const cutOff = setTimeout(() => app.server.closeAllConnections(), timeout);
    await app.close();
    clearTimeout(cutOff);
    await apiHost.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void drain(signal));
  }
}
