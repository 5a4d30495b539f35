import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ApiHost } from './api-host.ts';

/** Milliseconds for requests in flight. With the default delay, the end is within ten seconds. */
const TIMEOUT = 6000;

/** Milliseconds for all of it, since closing a database that does not respond would never end. */
export const SHUTDOWN_TIMEOUT = 7000;

interface Times {
  /** Seconds for a load balancer to notice, by `/readyz`, that this process is ending. */
  delay: number;
  /** Milliseconds for requests in flight. */
  timeout?: number;
}

/**
 * On SIGTERM and SIGINT: keeps serving for the delay, with answers that close their connections.
 * Then it accepts no new connections, lets requests in flight finish, closes the database and exits
 * with status 0, in time even if something hangs. SIGINT, which a terminal sends, is not delayed.
 */
export function drainOnSignal(
  app: FastifyInstance,
  apiHost: ApiHost,
  { delay, timeout = TIMEOUT }: Times,
): void {
  const drain = async (signal: NodeJS.Signals) => {
    // A terminal and npm both forward Ctrl-C, so a second signal means nothing new.
    if (app.shutdown.hasBegun) return;
    app.shutdown.hasBegun = true;
    app.log.info({ signal }, 'draining');
    const wait = signal === 'SIGTERM' ? delay * 1000 : 0;
    setTimeout(() => {
      app.log.warn('shutdown timed out: exiting although something is still open');
      process.exit(0);
    }, wait + SHUTDOWN_TIMEOUT);
    apiHost.stopDelivery();
    await sleep(wait);
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
