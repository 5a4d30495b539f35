/** How often forms may be sent, by one IP and by all of them together. */
import { setImmediate as nextRound } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type CallWindow, CLOCK_SKEW, type FullWindow } from '#domain/support/rate-limits.ts';
import { networkOf } from './client.ts';
import { createLimiter, type Limiter, LimitReached, type RateLimit } from './rate-limits.ts';

export interface FormLimits {
  /** Of one IP. */
  each: readonly RateLimit[];
  /** Of all IPs; only what `each` lets through counts. */
  total: readonly RateLimit[];
}

/** What the limits come from, for the log. */
const SETTINGS = { each: 'RATE_LIMIT_FORMS', total: 'RATE_LIMIT_FORMS_TOTAL' } as const;

/** Makes the limiter of a form. */
export type LimitForm = (name: string, limits: FormLimits) => Limiter;

interface Counting {
  /** See `countCall`. */
  count: (windows: readonly CallWindow[], now: number) => Promise<FullWindow | undefined>;
  hashIp: (ip: string) => string;
  now?: () => number;
}

/** IPs over a limit that are remembered; of more, some are asked about in the database. */
const REMEMBERED = 10_000;

/** The key of all IPs; it equals no IP, and no digest of one. */
const EVERYBODY = 'all';

/**
 * Counts in the database, so for all instances on it and over restarts. Who is over a limit is
 * refused from memory until the window ends.
 */
export function limitInDatabase({ count, hashIp, now = Date.now }: Counting): LimitForm {
  let latest: Promise<unknown> = Promise.resolve();
  /** One form begins in each round of the event loop, so that pages are served between many of them. */
  const turn = () => {
    latest = latest.then(() => nextRound());
    return latest;
  };
  return (name, { each, total }) => {
    const fullUntil = new LRUCache<string, number>({ max: REMEMBERED });
    const longest = Math.max(0, ...[...each, ...total].map(({ duration }) => duration * 1000));
    const refuseFull = (network: string) => {
      const waits = [
        { setting: SETTINGS.each, wait: (fullUntil.get(network) ?? 0) - now() },
        { setting: SETTINGS.total, wait: (fullUntil.get(EVERYBODY) ?? 0) - now() },
      ];
      // A longer one was remembered while the clock was wrong.
      const [longer] = waits
        .filter(({ wait }) => wait > 0 && wait <= longest + CLOCK_SKEW)
        .sort((one, other) => other.wait - one.wait);
      if (longer) throw new LimitReached(longer.wait, longer.setting);
    };
    return async (ip) => {
      const network = networkOf(ip);
      refuseFull(network);
      await turn();
      refuseFull(network);
      const time = now();
      const windows = [
        ...windowsOf(`${name}/${hashIp(network)}`, each),
        ...windowsOf(`${name}/${EVERYBODY}`, total),
      ];
      const full = await count(windows, time);
      if (!full) return;
      const isTotal = full.key.startsWith(`${name}/${EVERYBODY}/`);
      fullUntil.set(isTotal ? EVERYBODY : network, full.endsAt);
      throw new LimitReached(full.endsAt - time, isTotal ? SETTINGS.total : SETTINGS.each);
    };
  };
}

/** Counts in this process, where it has no database. */
export const limitInMemory: LimitForm = (name, { each, total }) => {
  const limitEach = createLimiter(name, each, SETTINGS.each);
  const limitTotal = createLimiter(name, total, SETTINGS.total);
  return async (ip) => {
    await limitEach(ip);
    await limitTotal(EVERYBODY);
  };
};

/** A limiter for each name by itself. */
export function limitersByName(make: (name: string) => Limiter): (name: string) => Limiter {
  const made = new Map<string, Limiter>();
  return (name) => {
    const limiter = made.get(name) ?? make(name);
    made.set(name, limiter);
    return limiter;
  };
}

function windowsOf(owner: string, limits: readonly RateLimit[]): CallWindow[] {
  return limits.map(({ points, duration }) => ({
    key: `${owner}/${duration}`,
    points,
    duration: duration * 1000,
  }));
}
