/** Whether the process lives, and whether it can do its work. */
import type { FastifyInstance } from 'fastify';
import { UNAVAILABLE_RETRY_AFTER } from '#contract/problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked every few seconds by machines: not worth a line in the log. */
    isProbe?: boolean;
  }
}

/** `/healthz`: the process lives. `/readyz`: it goes on, lists can be read, and something be written. */
export async function health(app: FastifyInstance, { probes }: { probes: Probes }) {
  const options = { config: { isProbe: true } };
  const findReason = readiness(probes, (reason, error) => {
    app.log.warn({ reason, err: error }, 'not ready');
  });
  app.get('/healthz', options, (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = app.ending.hasBegun ? 'ending' : await findReason();
    if (!reason) return { status: 'ok' };
    return reply
      .code(503)
      .header('retry-after', UNAVAILABLE_RETRY_AFTER)
      .send({ status: 'unavailable', reason });
  });
}

/** Milliseconds for all probes together. */
const TIMEOUT = 2000;

/** Milliseconds for which the outcome stands. */
const CACHED = 1000;

/** What did not work; `timeout` where it did not in time. */
export type Unreadiness = 'read' | 'write' | 'timeout';

/** Each rejects where that does not work. */
export type Probes = Partial<Record<'write' | 'read', () => Promise<unknown>>>;

/**
 * Makes a function that says why the site is not ready, undefined where it is. One check at a time is
 * under way, and all who ask meanwhile and in the second after it get its outcome.
 * @param report told of each check that failed
 */
export function readiness(
  probes: Probes,
  report: (reason: Unreadiness, error: unknown) => void,
): () => Promise<Unreadiness | undefined> {
  let latest: Promise<Unreadiness | undefined> | undefined;
  const forget = () => {
    setTimeout(() => {
      latest = undefined;
    }, CACHED).unref();
  };
  const check = () => {
    const outcome = firstFailure(probes, report);
    // One that hangs is not joined by others.
    void outcome.then(forget);
    return Promise.race([outcome, timeout(outcome, report)]);
  };
  return () => {
    latest ??= check();
    return latest;
  };
}

async function firstFailure(
  probes: Probes,
  report: (reason: Unreadiness, error: unknown) => void,
): Promise<Unreadiness | undefined> {
  for (const reason of ['write', 'read'] as const) {
    try {
      await probes[reason]?.();
    } catch (error) {
      report(reason, error);
      return reason;
    }
  }
  return undefined;
}

function timeout(
  outcome: Promise<unknown>,
  report: (reason: Unreadiness, error: unknown) => void,
): Promise<Unreadiness> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      report('timeout', Object.assign(new Error('No answer in time'), { code: 'ETIMEDOUT' }));
      resolve('timeout');
    }, TIMEOUT).unref();
    void outcome.then(() => clearTimeout(timer));
  });
}
