/** Dates in the pack: a day, or a number of days from the one on which it was first stored. */

import type { RelativeDaysTable } from '#db/schema.ts';
import type { Zone } from '#domain/content/time-zone.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const DAY_FORMS = 'must be YYYY-MM-DD, "today", "N days ago" or "in N days"';
const MOMENT_FORMS = `${DAY_FORMS}, followed by "at HH:MM"`;
const MOMENT = /^(.+) at (\d\d):(\d\d)$/;

/** Where the days and times of a pack are, and when it is read. */
export interface Calendar {
  zone: Zone;
  /** Epoch milliseconds that relative days count from. */
  now: number;
}

/** Whether a day or moment depends on when it is read. */
export function isRelative(text: string): boolean {
  return daysAhead(MOMENT.exec(text)?.[1] ?? text) !== null;
}

/** Days from today; null where the text says no such number. */
function daysAhead(text: string): number | null {
  if (text === 'today') return 0;
  const [, ahead, count, , ago] = /^(in )?(\d{1,5}) (day|days)( ago)?$/.exec(text) ?? [];
  if (count === undefined || (ahead === undefined) === (ago === undefined)) return null;
  return Number(count) * (ahead ? 1 : -1);
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** What is wrong with a day; null for one that exists. */
export function dayMistake(text: string): string | null {
  if (daysAhead(text) !== null) return null;
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return DAY_FORMS;
  if (month < 1 || month > 12) return `there is no ${text}: a year has 12 months`;
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day < 1 || day > length ? `there is no ${text}: that month has ${length} days` : null;
}

/** The day's beginning as clocks show it, as if that were UTC; null for what is no day. */
function shownDay(text: string, { zone, now }: Calendar): number | null {
  const ahead = daysAhead(text);
  if (ahead !== null) return (Math.floor(zone.shown(now) / DAY) + ahead) * DAY;
  return dayMistake(text) === null ? Date.parse(`${text}T00:00:00Z`) : null;
}

/**
 * The moment at which the day begins, in epoch milliseconds.
 * @returns null where the text is none of the forms
 */
export function dayToTime(text: string, calendar: Calendar): number | null {
  const shown = shownDay(text, calendar);
  return shown === null ? null : afterGap(shown, calendar);
}

/** The last millisecond of the day that begins at `time`. */
export function endOfDay(time: number, { zone }: Calendar): number {
  return afterGap(zone.shown(time) + DAY, { zone }) - 1;
}

/** Where clocks are put forward at that time: what they show an hour later. */
function afterGap(shown: number, { zone }: Pick<Calendar, 'zone'>): number {
  return zone.momentOf(shown) ?? zone.momentOf(shown + HOUR) ?? shown;
}

/** What is wrong with a day and a time, anywhere on earth. */
export function momentMistake(text: string): string | null {
  const [, day, hours = '', minutes = ''] = MOMENT.exec(text) ?? [];
  if (day === undefined) return MOMENT_FORMS;
  const mistake = dayMistake(day);
  if (mistake !== null) return mistake === DAY_FORMS ? MOMENT_FORMS : mistake;
  const isTime = Number(hours) < 24 && Number(minutes) < 60;
  return isTime ? null : `there is no ${hours}:${minutes}: a day goes from 00:00 to 23:59`;
}

/**
 * A time of day: `in 12 days at 17:30`.
 * @returns epoch milliseconds; null where the text is none of the forms, and for a time that is
 * skipped on the named day because clocks are put forward
 */
export function momentToTime(text: string, calendar: Calendar): number | null {
  const [, day = '', hours, minutes] = MOMENT.exec(text) ?? [];
  const start = shownDay(day, calendar);
  if (start === null || momentMistake(text) !== null) return null;
  const shown = start + (Number(hours) * 60 + Number(minutes)) * 60_000;
  // A relative day meets the change of clocks by chance, and must not fail on that morning.
  return DATE.test(day) ? calendar.zone.momentOf(shown) : afterGap(shown, calendar);
}

/** What is wrong with a named day and time that no clock shows. */
export const skippedTime = (text: string) => `there is no ${text}: clocks are put forward past it`;

/** What is wrong with a day that may be followed by a time of day. */
export function dayOrMomentMistake(text: string): string | null {
  if (MOMENT.test(text)) return momentMistake(text);
  const mistake = dayMistake(text);
  return mistake === DAY_FORMS ? `${DAY_FORMS}, with or without "at HH:MM"` : mistake;
}

/** The beginning of a day, or the time of day that is named with it; null as for either. */
export function dayOrMomentToTime(text: string, calendar: Calendar): number | null {
  return MOMENT.test(text) ? momentToTime(text, calendar) : dayToTime(text, calendar);
}

/** The moment at which something ends: the time of day that is named, else the end of the day. */
export function lastMomentOf(text: string, calendar: Calendar): number | null {
  const time = dayOrMomentToTime(text, calendar);
  return time === null || MOMENT.test(text) ? time : endOfDay(time, calendar);
}

/** What a pack may say of its relative days in `site.yaml`; a demo's count from each load. */
export type RelativeDays = 'fixed' | 'daily';

export interface DayCounter {
  /**
   * The calendar by which one field of a file is read.
   * @param file path below the content folder
   */
  calendarFor: (file: string, field: string, text: string) => Calendar;
  /** Where the relative days that were read count from, to be stored. */
  counted: RelativeDaysTable[];
}

interface CounterOptions {
  zone: Zone;
  /** Epoch milliseconds. */
  now: number;
  mode: RelativeDays;
  stored: readonly RelativeDaysTable[];
}

/**
 * A relative day counts from where it is stored to count from as long as its text stays the same. Else
 * `in 2 days` would never come: every load would move it on.
 */
export function dayCounter({ zone, now, mode, stored }: CounterOptions): DayCounter {
  const known = new Map(stored.map((day) => [`${day.file}\n${day.field}`, day]));
  const counted: RelativeDaysTable[] = [];
  return {
    counted,
    calendarFor(file, field, text) {
      if (mode === 'daily' || !isRelative(text)) return { zone, now };
      const day = known.get(`${file}\n${field}`);
      const counts_from = day?.text === text ? day.counts_from : now;
      counted.push({ file, field, text, counts_from });
      return { zone, now: counts_from };
    },
  };
}
