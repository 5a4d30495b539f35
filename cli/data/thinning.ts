/** Which old backups are removed: of each day, week and month, the newest is kept. */

/** How many of the last days, weeks and months that have a backup keep one. */
export interface KeepRules {
  daily: number;
  weekly: number;
  monthly: number;
}

/** `site-2026-11-30T10-15Z.backup`, which sorts by time. Times are UTC. */
const NAME = /^site-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})Z\.backup$/;

export const backupName = (date: Date) =>
  `site-${date.toISOString().slice(0, 16).replace(':', '-')}Z.backup`;

/** Undefined for the name of another file. */
export function backupTime(name: string): Date | undefined {
  const [, day, hour, minute] = NAME.exec(name) ?? [];
  const date = new Date(`${day}T${hour}:${minute}Z`);
  return day === undefined || Number.isNaN(date.getTime()) ? undefined : date;
}

const DAY = 86_400_000;

/** Days since Monday, 1970-01-05, in weeks. */
const weekOf = (date: Date) => String(Math.floor((date.getTime() - 4 * DAY) / (7 * DAY)));

/** A name for the day, week or month of a backup. */
const PERIODS: Readonly<Record<keyof KeepRules, (date: Date) => string>> = {
  daily: (date) => `day ${date.toISOString().slice(0, 10)}`,
  weekly: (date) => `week ${weekOf(date)}`,
  monthly: (date) => `month ${date.toISOString().slice(0, 7)}`,
};

const RULES = Object.keys(PERIODS) as (keyof KeepRules)[];

export interface Removal {
  name: string;
  /** Newer backups of its day, week or month, which are kept. */
  keptInstead: string[];
}

/**
 * The newest backup is always kept.
 * @param names of backups, in any order
 */
export function planRemovals(names: readonly string[], rules: KeepRules): Removal[] {
  const backups = names
    .flatMap((name) => {
      const date = backupTime(name);
      return date ? [{ name, date }] : [];
    })
    .sort((a, b) => b.date.getTime() - a.date.getTime());
  const newest = new Map<string, string>();
  for (const rule of RULES) {
    let room = rules[rule];
    for (const { name, date } of backups) {
      const period = PERIODS[rule](date);
      if (newest.has(period)) continue;
      if (room === 0) break;
      newest.set(period, name);
      room -= 1;
    }
  }
  const kept = new Set([...backups.slice(0, 1).map(({ name }) => name), ...newest.values()]);
  return backups
    .filter(({ name }) => !kept.has(name))
    .map(({ name, date }) => {
      const instead = RULES.flatMap((rule) => newest.get(PERIODS[rule](date)) ?? []);
      return { name, keptInstead: [...new Set(instead)] };
    });
}
