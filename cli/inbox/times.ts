/** Formats and parses times for operators, always in UTC. */
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
 * Parses a day (UTC) or a time with a zone into epoch milliseconds.
 * @param edge whether a day means its start or its end
 * @throws UsageError
 */
export function timeOf(
  option: string,
  text: string | undefined,
  edge: 'start' | 'end',
): number | undefined {
  if (text === undefined) return undefined;
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const isMoment = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const time = isDay || isMoment ? Date.parse(text) : Number.NaN;
  // Date.parse accepts February 31 as a day in March.
  const date = text.slice(0, 10);
  const isReal = !Number.isNaN(time) && new Date(`${date}T00:00Z`).toISOString().startsWith(date);
  if (!isReal) {
    throw new UsageError(
      `Invalid value for --${option}: ${text}. Use a day such as 2026-07-31 (UTC) or a time such as 2026-07-31T09:15Z.`,
    );
  }
  return isDay && edge === 'end' ? time + DAY : time;
}
