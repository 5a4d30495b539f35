/**
 * From when each relative day of the pack (`today`, `in 9 days`) counts. It is fixed when the text is
 * first stored, else `in 2 days` would never come: every load would move it on.
 */
import type { RelativeDaysTable } from '#db/schema.ts';
import { type Calendar, isRelative } from './relative-day.ts';
import type { Zone } from './time-zone.ts';

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

/** A day counts from where it is stored to count from as long as its text stays the same. */
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
