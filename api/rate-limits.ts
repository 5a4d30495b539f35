/** How often one IP may call; the limits are settings. Counted in this process. */
import { BlockList, isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ProblemError } from '#contract/problem.ts';

export interface RateLimit {
  points: number;
  /** Seconds. */
  duration: number;
}

/** No IP is limited. */
export const UNLIMITED: readonly RateLimit[] = [];

export type Limiter = (ip: string) => Promise<void>;

/**
 * A limiter over all the windows given; every call counts in each of them.
 * @returns a function that rejects with `too-many` once an IP is over one of its limits
 */
export function createLimiter(name: string, limits: readonly RateLimit[]): Limiter {
  const windows = limits.map(
    ({ points, duration }) =>
      new RateLimiterMemory({ keyPrefix: `${name}/${duration}`, points, duration }),
  );
  return async (ip) => {
    const key = networkOf(ip);
    for (const window of windows) {
      try {
        await window.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw tooMany(refusal.msBeforeNext);
      }
    }
  };
}

/** @param wait milliseconds until a call counts again */
export function tooMany(wait: number): ProblemError {
  return new ProblemError('too-many', 'Please try again later', {
    retryAfter: Math.max(1, Math.ceil(wait / 1000)),
  });
}

const mappedIPv4 = new BlockList();
mappedIPv4.addSubnet('::ffff:0:0', 96, 'ipv6');

/** An IPv6 subscriber has a whole /64, so all of it counts as one IP. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip) || mappedIPv4.check(ip, 'ipv6')) return ip;
  const [head = '', tail] = ip.split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array<string>(Math.max(0, missing)).fill('0'), ...end];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
