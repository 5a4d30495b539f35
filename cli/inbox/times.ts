/** Times as operators read and type them: always UTC, whatever the machine's zone. */
import { UsageError } from './command.ts';

const DAY = 86_400_000;

/** `2026-07-31 09:15` */
export function minuteOf(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}

/** `2026-07-31 09:15:02 UTC`, or a dash for none */
export function secondOf(time: number | null): string {
  return time === null ? '-' : `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}

/**
 * A day (UTC) or a moment with its zone, in epoch milliseconds.
 * @param edge which end of a day is meant
 * @throws UsageError
 */
export function timeOf(
  option: string,
  text: string | undefined,
  edge: 'start' | 'end',
): number | undefined {
  if (text === undefined) return undefined;
  const day = /^\d{4}-\d\d-\d\d$/.test(text);
  const isMoment = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const time = day || isMoment ? Date.parse(text) : Number.NaN;
  // February 31 would be read as a day in March.
  const date = text.slice(0, 10);
  const isReal = !Number.isNaN(time) && new Date(`${date}T00:00Z`).toISOString().startsWith(date);
  if (!isReal) {
    throw new UsageError(
      `--${option} ${text} is no day such as 2026-07-31 (UTC), nor a time such as 2026-07-31T09:15Z.`,
    );
  }
  return day && edge === 'end' ? time + DAY : time;
}
