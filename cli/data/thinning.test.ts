import { expect, test } from 'vitest';
import { backupName, backupTime, planRemovals } from './thinning.ts';

const HOUR = 3_600_000;
const NONE = { daily: 0, weekly: 0, monthly: 0 };

/** Names of backups every `hours`, the newest first. */
const backups = (count: number, hours: number) =>
  Array.from({ length: count }, (_, index) =>
    backupName(new Date(Date.UTC(2026, 10, 30, 10, 15) - index * hours * HOUR)),
  );

const keptOf = (names: readonly string[], rules: Partial<typeof NONE>) => {
  const removed = new Set(planRemovals(names, { ...NONE, ...rules }).map(({ name }) => name));
  return names.filter((name) => !removed.has(name)).map((name) => name.slice(5, 21));
};

test('names a backup after its minute', () => {
  const name = backupName(new Date('2026-11-30T10:15:59.999Z'));
  expect(name).toBe('site-2026-11-30T10-15Z.backup');
  expect(backupTime(name)?.toISOString()).toBe('2026-11-30T10:15:00.000Z');
});

test.each(['site-2026-13-30T10-15Z.backup', 'site-2026-11-30.backup', 'other.backup', 'x'])(
  'leaves %s alone',
  (name) => {
    expect(backupTime(name)).toBeUndefined();
    expect(planRemovals([name, ...backups(1, 1)], { ...NONE, daily: 1 })).toEqual([]);
  },
);

test('keeps the newest of each day', () => {
  expect(keptOf(backups(10, 8), { daily: 2 })).toEqual(['2026-11-30T10-15', '2026-11-29T18-15']);
});

test('keeps days, weeks from Monday and months together', () => {
  expect(keptOf(backups(200, 24), { daily: 3, weekly: 3, monthly: 3 })).toEqual([
    ...['2026-11-30T10-15', '2026-11-29T10-15', '2026-11-28T10-15'],
    ...['2026-11-22T10-15', '2026-10-31T10-15', '2026-09-30T10-15'],
  ]);
});

test('counts only days that have a backup', () => {
  expect(keptOf(backups(4, 24 * 10), { daily: 3 })).toHaveLength(3);
});

test('keeps the newest, whatever the rules', () => {
  expect(keptOf(backups(3, 1), NONE)).toEqual(['2026-11-30T10-15']);
});

test('names the newer backups that are kept instead', () => {
  const [newest, ...older] = backups(3, 1);
  const removals = planRemovals(backups(3, 1), { daily: 1, weekly: 1, monthly: 0 });
  expect(removals).toEqual(older.map((name) => ({ name, keptInstead: [newest] })));
});
