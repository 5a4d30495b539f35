import type { FastifyInstance } from 'fastify';
import type { ApiHost } from './api-host.ts';

/** Milliseconds for requests under way; a supervisor kills after ten seconds. */
const TIMEOUT = 8000;

/** Milliseconds for everything: a database that has fallen silent would be waited for without end. */
const LAST_MOMENT = 9000;

/**
 * On SIGTERM and SIGINT: takes no new connections, lets requests under way finish, closes the
 * database and ends with status 0, in time even where something does not come to its end.
 */
export function drainOnSignal(app: FastifyInstance, apiHost: ApiHost, timeout = TIMEOUT): void {
  let isDraining = false;
  const drain = async (signal: string) => {
    // A terminal and npm both pass Ctrl-C on, so a second signal is the same wish.
    if (isDraining) return;
    isDraining = true;
    app.log.info({ signal }, 'draining');
    setTimeout(() => {
      app.log.warn('not everything came to its end in time');
      process.exit(0);
    }, LAST_MOMENT);
    const cutOff = setTimeout(() => app.server.closeAllConnections(), timeout);
    apiHost.stopDelivering();
    await app.close();
    clearTimeout(cutOff);
    await apiHost.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void drain(signal));
  }
}
