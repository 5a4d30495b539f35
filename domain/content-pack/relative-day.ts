/** Dates in the pack: a day, or a number of days from today so that a demo never goes stale. */

const DAY = 24 * 60 * 60 * 1000;

/** Kathmandu's UTC+5:45, where a day of the pack begins. Nepal has no summer time. */
const OFFSET = (5 * 60 + 45) * 60 * 1000;

export const DAY_FORMS = 'must be YYYY-MM-DD, "today", "N days ago" or "in N days"';

/**
 * The moment at which the day begins in Kathmandu, in epoch milliseconds.
 * @param now epoch milliseconds that relative days count from
 * @returns null where the text is none of the forms
 */
export function dayToTime(text: string, now: number): number | null {
  const today = Math.floor((now + OFFSET) / DAY) * DAY - OFFSET;
  if (text === 'today') return today;
  const [, ahead, count, , ago] = /^(in )?(\d{1,5}) (day|days)( ago)?$/.exec(text) ?? [];
  if (count !== undefined && (ahead === undefined) !== (ago === undefined)) {
    return today + Number(count) * DAY * (ahead ? 1 : -1);
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(`${text}T00:00:00Z`);
  const isRealDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
  return isRealDay ? time - OFFSET : null;
}

/** The last millisecond of the day that begins at `time`. */
export function endOfDay(time: number): number {
  return time + DAY - 1;
}

export const MOMENT_FORMS = `${DAY_FORMS}, followed by "at HH:MM"`;

/**
 * A time of day in Kathmandu: `in 12 days at 17:30`.
 * @returns epoch milliseconds; null where the text is none of the forms
 */
export function momentToTime(text: string, now: number): number | null {
  const [, day = '', hours, minutes] = /^(.+) at ([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  const start = dayToTime(day, now);
  return start === null ? null : start + (Number(hours) * 60 + Number(minutes)) * 60_000;
}
