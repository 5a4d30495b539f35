/** Rate limits as they are written in a setting. */
import { type RateLimit, UNLIMITED } from '#api/http/rate-limits.ts';

export const RATE_LIMIT_FORM = 'off, or counts such as "20/minute 300/day"';

const SECONDS = { second: 1, minute: 60, hour: 3600, day: 86_400 } as const;

export function rateLimits(text: string): readonly RateLimit[] | undefined {
  if (text === 'off') return UNLIMITED;
  const windows = text.split(/[\s,]+/).map((window) => {
    const [, points, unit] = /^([1-9]\d*)\/(second|minute|hour|day)$/.exec(window) ?? [];
    return unit && { points: Number(points), duration: SECONDS[unit as keyof typeof SECONDS] };
  });
  if (!windows.every((window) => typeof window === 'object')) return undefined;
  // Two limits for one window would be counted as one.
  const durations = new Set(windows.map(({ duration }) => duration));
  return durations.size === windows.length ? windows : undefined;
}

/**
 * What all IPs together may send, where no setting tells: as much as a hundred of them. Windows
 * of a day have none, since whoever fills one up closes the form to everybody for that long.
 */
export function hundredfold(limits: readonly RateLimit[]): readonly RateLimit[] {
  return limits
    .filter(({ duration }) => duration <= SECONDS.hour)
    .map(({ points, duration }) => ({ points: points * 100, duration }));
}
