/** Limits how often forms are sent, for each IP and in total. */
import { setImmediate as nextRound } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type CallWindow, CLOCK_SKEW, type FullWindow } from '#domain/support/rate-limits.ts';
import { submissionsRefused } from '#telemetry/site-metrics.ts';
import { networkOf } from './client.ts';
import { createLimiter, type Limiter, LimitReachedError, type RateLimit } from './rate-limits.ts';

export interface FormLimits {
  /** Limits of one IP. */
  each: readonly RateLimit[];
  /** Limits of all IPs together. Only calls within `each` count. */
  total: readonly RateLimit[];
}

/** The settings of these limits, for the log. */
const SETTINGS = { each: 'RATE_LIMIT_FORMS', total: 'RATE_LIMIT_FORMS_TOTAL' } as const;

/** Makes the limiter of a form. */
export type LimitForm = (name: string, limits: FormLimits) => Limiter;

/** Counts what the limiters refuse, by the last part of their names. */
export function countRefusals(limitForm: LimitForm): LimitForm {
  return (name, limits) => {
    const limit = limitForm(name, limits);
    const form = name.slice(name.lastIndexOf('/') + 1);
    return async (ip) => {
      try {
        await limit(ip);
      } catch (error) {
        if (error instanceof LimitReachedError)
          submissionsRefused.add({ form, reason: 'rate_limit' });
        throw error;
      }
    };
  };
}

interface LimitStore {
  /** See `countCall`. */
  count: (windows: readonly CallWindow[], now: number) => Promise<FullWindow | undefined>;
  hashIp: (ip: string) => string;
  now?: () => number;
}

/** Refused IPs that are kept in memory. Others cost a query. */
const MAX_REMEMBERED = 10_000;

/** The key of the total limit. It equals no IP and no digest of one. */
const ALL_IPS = 'all';

/**
 * Counts in the database, so limits hold for all instances on it and across restarts. An IP over a
 * limit is refused from memory until the window ends.
 */
export function limitInDatabase({ count, hashIp, now = Date.now }: LimitStore): LimitForm {
  let latest: Promise<unknown> = Promise.resolve();
  /** Starts one form per event loop iteration, so that a flood of forms does not block pages. */
  const nextTurn = () => {
    latest = latest.then(() => nextRound());
    return latest;
  };
  return (name, { each, total }) => {
    const fullUntil = new LRUCache<string, number>({ max: MAX_REMEMBERED });
    const longest = Math.max(0, ...[...each, ...total].map(({ duration }) => duration * 1000));
    const refuseFull = (network: string) => {
      const waits = [
        { setting: SETTINGS.each, wait: (fullUntil.get(network) ?? 0) - now() },
        { setting: SETTINGS.total, wait: (fullUntil.get(ALL_IPS) ?? 0) - now() },
      ];
      // A longer wait was stored while the clock was wrong.
      const [longer] = waits
        .filter(({ wait }) => wait > 0 && wait <= longest + CLOCK_SKEW)
        .sort((one, other) => other.wait - one.wait);
      if (longer) throw new LimitReachedError(longer.wait, longer.setting);
    };
    return async (ip) => {
      const network = networkOf(ip);
      refuseFull(network);
      await nextTurn();
      refuseFull(network);
      const time = now();
      const windows = [
        ...windowsOf(`${name}/${hashIp(network)}`, each),
        ...windowsOf(`${name}/${ALL_IPS}`, total),
      ];
      const full = await count(windows, time);
      if (!full) return;
      const isTotal = full.key.startsWith(`${name}/${ALL_IPS}/`);
      fullUntil.set(isTotal ? ALL_IPS : network, full.endsAt);
      throw new LimitReachedError(full.endsAt - time, isTotal ? SETTINGS.total : SETTINGS.each);
    };
  };
}

/** Counts in this process, for a server without a database. */
export const limitInMemory: LimitForm = (name, { each, total }) => {
  const limitEach = createLimiter(name, each, SETTINGS.each);
  const limitTotal = createLimiter(name, total, SETTINGS.total);
  return async (ip) => {
    await limitEach(ip);
    await limitTotal(ALL_IPS);
  };
};

/** One limiter per name, created on first use. */
export function createLimitersByName(make: (name: string) => Limiter): (name: string) => Limiter {
  const limiters = new Map<string, Limiter>();
  return (name) => {
    const limiter = limiters.get(name) ?? make(name);
    limiters.set(name, limiter);
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
