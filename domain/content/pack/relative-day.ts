/**
 * Parses days in the pack: a date, or a number of days from the day on which it was first stored.
 */

import type { RelativeDaysTable } from '#db/schema.ts';
import type { Zone } from '#domain/content/time-zone.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const DAY_FORMS = 'must be YYYY-MM-DD, "today", "N days ago" or "in N days"';
const MOMENT_FORMS = `${DAY_FORMS}, followed by "at HH:MM"`;
const MOMENT = /^(.+) at (\d\d):(\d\d)$/;

/** Time zone and reference time of the days in a pack. */
export interface Calendar {
  zone: Zone;
  /** Time from which relative days count, epoch milliseconds. */
  now: number;
}

/** True for `today`, `in 2 days` and the like. */
export function isRelative(text: string): boolean {
  return daysAhead(MOMENT.exec(text)?.[1] ?? text) !== null;
}

/** Days from today, negative for the past; null for another text. */
function daysAhead(text: string): number | null {
  if (text === 'today') return 0;
  const [, ahead, count, , ago] = /^(in )?(\d{1,5}) (day|days)( ago)?$/.exec(text) ?? [];
  if (count === undefined || (ahead === undefined) === (ago === undefined)) return null;
  return Number(count) * (ahead ? 1 : -1);
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The message for an invalid day; null for a valid one. */
export function dayMistake(text: string): string | null {
  if (daysAhead(text) !== null) return null;
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return DAY_FORMS;
  if (month < 1 || month > 12) return `${text} does not exist: a year has 12 months`;
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day < 1 || day > length ? `${text} does not exist: that month has ${length} days` : null;
}

/** Midnight of the day as a local time (see `Zone`); null for an invalid day. */
function localMidnight(text: string, { zone, now }: Calendar): number | null {
  const ahead = daysAhead(text);
  if (ahead !== null) return (Math.floor(zone.localTime(now) / DAY) + ahead) * DAY;
  return dayMistake(text) === null ? Date.parse(`${text}T00:00:00Z`) : null;
}

/**
 * The beginning of a day, in epoch milliseconds.
 * @returns null for an invalid day
 */
export function dayToTime(text: string, calendar: Calendar): number | null {
  const localTime = localMidnight(text, calendar);
  return localTime === null ? null : afterGap(localTime, calendar);
}

/** The last millisecond of the day that begins at `time`, in epoch milliseconds. */
export function endOfDay(time: number, { zone }: Calendar): number {
  return afterGap(zone.localTime(time) + DAY, { zone }) - 1;
}

/** Converts a local time. If clocks skip it, the local time one hour later is used. */
function afterGap(localTime: number, { zone }: Pick<Calendar, 'zone'>): number {
  return zone.timeOf(localTime) ?? zone.timeOf(localTime + HOUR) ?? localTime;
}

/** The message for a day and time that are invalid in every time zone; null for valid ones. */
export function momentMistake(text: string): string | null {
  const [, day, hours = '', minutes = ''] = MOMENT.exec(text) ?? [];
  if (day === undefined) return MOMENT_FORMS;
  const mistake = dayMistake(day);
  if (mistake !== null) return mistake === DAY_FORMS ? MOMENT_FORMS : mistake;
  const isTime = Number(hours) < 24 && Number(minutes) < 60;
  return isTime ? null : `${hours}:${minutes} does not exist: a day goes from 00:00 to 23:59`;
}

/**
 * Parses a day with a time: `in 12 days at 17:30`.
 * @returns epoch milliseconds; null for an invalid text, and for a time that clocks skip on the
 *   given date
 */
export function dayWithTimeToTime(text: string, calendar: Calendar): number | null {
  const [, day = '', hours, minutes] = MOMENT.exec(text) ?? [];
  const start = localMidnight(day, calendar);
  if (start === null || momentMistake(text) !== null) return null;
  const localTime = start + (Number(hours) * 60 + Number(minutes)) * 60_000;
  // A relative day can coincide with a clock change, on which the pack must still load.
  return DATE.test(day) ? calendar.zone.timeOf(localTime) : afterGap(localTime, calendar);
}

/** The message for a date and time that clocks skip. */
export const skippedTime = (text: string) =>
  `${text} does not exist: clocks are put forward past it`;

/** The message for an invalid day with or without a time; null for a valid one. */
export function dayOrMomentMistake(text: string): string | null {
  if (MOMENT.test(text)) return momentMistake(text);
  const mistake = dayMistake(text);
  return mistake === DAY_FORMS ? `${DAY_FORMS}, with or without "at HH:MM"` : mistake;
}

/**
 * The time given with a day, or the beginning of the day; null as in `dayWithTimeToTime` and
 * `dayToTime`.
 */
export function dayOrMomentToTime(text: string, calendar: Calendar): number | null {
  return MOMENT.test(text) ? dayWithTimeToTime(text, calendar) : dayToTime(text, calendar);
}

/** The time given with a day, or the end of the day. */
export function endTimeOf(text: string, calendar: Calendar): number | null {
  const time = dayOrMomentToTime(text, calendar);
  return time === null || MOMENT.test(text) ? time : endOfDay(time, calendar);
}

/** Setting of `site.yaml`. `daily`, for demos: relative days count from each load. */
export type RelativeDays = 'fixed' | 'daily';

export interface DayCounter {
  /**
   * The calendar for a field of a file.
   * @param file path below the content folder
   */
  calendarFor: (file: string, field: string, text: string) => Calendar;
  /** The times from which the relative days read so far count; to be stored. */
  usedDays: RelativeDaysTable[];
}

interface CounterOptions {
  zone: Zone;
  /** Epoch milliseconds. */
  now: number;
  mode: RelativeDays;
  stored: readonly RelativeDaysTable[];
}

/**
 * A relative day keeps counting from its stored time as long as its text is unchanged. Otherwise
 * every load would postpone `in 2 days`, and that day would never come.
 */
export function dayCounter({ zone, now, mode, stored }: CounterOptions): DayCounter {
  const storedDays = new Map(stored.map((day) => [`${day.file}\n${day.field}`, day]));
  const counted: RelativeDaysTable[] = [];
  return {
    usedDays: counted,
    calendarFor(file, field, text) {
      if (mode === 'daily' || !isRelative(text)) return { zone, now };
      const day = storedDays.get(`${file}\n${field}`);
      const counts_from = day?.text === text ? day.counts_from : now;
      counted.push({ file, field, text, counts_from });
      return { zone, now: counts_from };
    },
  };
}
