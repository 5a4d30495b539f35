/** Reports whether the process is alive, and whether it can do its work. */
import type { FastifyInstance } from 'fastify';
import { UNAVAILABLE_RETRY_AFTER } from '#contract/problem.ts';
import { describeArrival } from './signed-probe.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Polled every few seconds by machines, and therefore not logged. */
    isProbe?: boolean;
  }
}

interface HealthParts {
  probes: Probes;
  /** The key of signed probes; undefined without a database. */
  probeSecret: (() => Promise<string>) | undefined;
}

/** `/healthz`: the process is alive. `/readyz`: it is not ending, and can read lists and write. */
export async function health(app: FastifyInstance, { probes, probeSecret }: HealthParts) {
  const options = { config: { isProbe: true } };
  const findReason = readiness(probes, (reason, error) => {
    app.log.warn({ reason, err: error }, 'not ready');
  });
  app.get('/healthz', options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const arrival = await describeArrival(request, probeSecret);
    return { status: 'ok', ...(arrival && { arrival }) };
  });
  app.get('/readyz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const reason = app.shutdown.hasBegun ? 'ending' : await findReason();
    if (!reason) return { status: 'ok' };
    return reply
      .code(503)
      .header('retry-after', UNAVAILABLE_RETRY_AFTER)
      .send({ status: 'unavailable', reason });
  });
}

/** Milliseconds for all probes together. */
const TIMEOUT = 2000;

/** Milliseconds for which a result is reused. */
const RESULT_LIFETIME = 1000;

/** The probe that failed, or `timeout` if they did not finish in time. */
export type UnreadyReason = 'read' | 'write' | 'timeout';

/** Each rejects if that fails. */
export type Probes = Partial<Record<'write' | 'read', () => Promise<unknown>>>;

/**
 * Creates a function that resolves with the reason why the site is not ready; undefined if it is.
 * One check runs at a time, and all calls during it and in the second after it get its result.
 * @param report called for each check that failed
 */
export function readiness(
  probes: Probes,
  report: (reason: UnreadyReason, error: unknown) => void,
): () => Promise<UnreadyReason | undefined> {
  let latest: Promise<UnreadyReason | undefined> | undefined;
  const expire = () => {
    setTimeout(() => {
      latest = undefined;
    }, RESULT_LIFETIME).unref();
  };
  const check = () => {
    const outcome = firstFailure(probes, report);
    // No other check starts while this one hangs.
    void outcome.then(expire);
    return Promise.race([outcome, timeout(outcome, report)]);
  };
  return () => {
    latest ??= check();
    return latest;
  };
}

async function firstFailure(
  probes: Probes,
  report: (reason: UnreadyReason, error: unknown) => void,
): Promise<UnreadyReason | undefined> {
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
  report: (reason: UnreadyReason, error: unknown) => void,
): Promise<UnreadyReason> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      report(
        'timeout',
        Object.assign(new Error('The probes did not finish in time'), { code: 'ETIMEDOUT' }),
      );
      resolve('timeout');
    }, TIMEOUT).unref();
    void outcome.then(() => clearTimeout(timer));
  });
}
