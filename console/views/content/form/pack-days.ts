/** Days and times as files of the pack have them: `2026-12-01 at 17:30`, `in 9 days at 17:30`. */
import { formatFullUtcDate } from '#console/ui/formats.ts';

export interface PackDay {
  /** `YYYY-MM-DD` or a relative day, as typed. */
  day: string;
  /** `HH:MM`, or empty. */
  time: string;
}

export function splitDay(text: string): PackDay {
  const [, day = text, time = ''] = /^(.*?) at (\d\d:\d\d)$/.exec(text) ?? [];
  return { day, time };
}

export const joinDay = ({ day, time }: PackDay): string =>
  day !== '' && time !== '' ? `${day} at ${time}` : day;

/** Native pickers show only these. */
export const isCalendarDay = (day: string): boolean => /^\d{4}-\d\d-\d\d$/.test(day);

/** For people: “Tuesday, December 1, 2026”. */
export function describeDay(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (!isCalendarDay(day) || Number.isNaN(time)) return '';
  return formatFullUtcDate(time);
}

/** Whether a text is a relative day of the pack. */
export const isRelativeDay = (day: string): boolean =>
  /^(today|in \d{1,5} days?|\d{1,5} days? ago)$/.test(day);
