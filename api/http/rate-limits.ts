/** How often one IP may call; the limits are settings. Counted in this process. */
import type { FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ProblemError } from '#contract/problem.ts';
import { networkOf } from './client.ts';

export interface RateLimit {
  points: number;
  /** Seconds. */
  duration: number;
}

/** No IP is limited. */
export const UNLIMITED: readonly RateLimit[] = [];

export type Limiter = (ip: string) => Promise<void>;

/** A refusal by a limit. */
export class LimitReached extends ProblemError {
  /** Name of the setting that an operator would change; empty where none is behind the limit. */
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
    /** The setting whose limit refused it, for its line in the log. */
    refusedBy?: string;
  }
}

/** Remembers on the request which setting refused it, where `error` is the refusal of a limit. */
export function noteLimit(request: FastifyRequest, error: unknown): void {
  if (error instanceof LimitReached && error.setting) request.refusedBy = error.setting;
}

/**
 * A limiter over all the windows given; every call counts in each of them.
 * @param setting that the limits come from
 * @returns a function that rejects with `too-many` once an IP is over one of its limits
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
        throw new LimitReached(refusal.msBeforeNext, setting);
      }
    }
  };
}
