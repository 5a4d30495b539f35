/** Whether this process can do its work, asked often and by anybody, and so found out seldom. */

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
