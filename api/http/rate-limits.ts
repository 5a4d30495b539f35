/** Limits how often one IP may call, counted in this process. */
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ProblemError } from '#contract/problem.ts';
import { networkOf } from './client.ts';

export interface RateLimit {
  points: number;
  /** Seconds. */
  duration: number;
}

export const UNLIMITED: readonly RateLimit[] = [];

export type Limiter = (ip: string) => Promise<void>;

export class LimitReachedError extends ProblemError {
  /** Name of the setting of this limit; empty if it has none. */
  readonly setting: string;

  /** @param wait milliseconds until a call counts again */
  constructor(wait: number, setting: string) {
    super('too-many', 'Please try again later', {
      retryAfter: Math.max(1, Math.ceil(wait / 1000)),
    });
    this.setting = setting;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The setting whose limit refused the request, for the log. */
    refusedBy?: string;
  }
}

/** Stores the setting of the limit on the request, if `error` is the refusal of a limit. */
export function recordRefusal(request: FastifyRequest, error: unknown): void {
  if (error instanceof LimitReachedError && error.setting) request.refusedBy = error.setting;
}

/**
 * A limiter of several windows. Every call counts in each of them.
 * @param setting the name of the setting that has the limits
 * @returns a function that rejects with `LimitReachedError` if an IP is over one of its limits
 */
export function createLimiter(name: string, limits: readonly RateLimit[], setting = ''): Limiter {
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
        throw new LimitReachedError(refusal.msBeforeNext, setting);
      }
    }
  };
}
