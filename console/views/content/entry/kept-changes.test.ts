import { beforeEach, expect, test, vi } from 'vitest';
import type { PendingChange } from './draft-saver.ts';
import { openKept } from './kept-changes.ts';

vi.mock('#console/session.tsx', () => ({ currentStaffId: () => 'asha' }));

const FILE = 'pages/about.yaml';
const change = (value: string): PendingChange => ({
  change: { op: 'set', path: ['title'], value },
  base: null,
});

/** As in a browser, where the stored keys are the object's own. */
function makeStorage(): Storage {
  const storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => delete storage[key],
  });
  return storage;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', makeStorage());
});

test('finds what a closed page kept', () => {
  openKept(FILE).keep([change('a')]);
  expect(openKept('pages/home.yaml').found).toEqual([]);
  expect(openKept(FILE).found).toEqual([change('a')]);
  // It was moved, not copied.
  expect(openKept(FILE).found).toEqual([change('a')]);
});

test('a save in one tab keeps what another tab could not save', () => {
  const one = openKept(FILE);
  const two = openKept(FILE);
  one.keep([change('a')]);
  two.keep([change('b')]);
  two.keep([]);
  expect(openKept(FILE).found).toEqual([change('a')]);
});

test('what cannot be read is left out', () => {
  openKept(FILE).keep([change('a')]);
  localStorage.setItem(`console-entry:asha:${FILE}:1`, '{');
  expect(openKept(FILE).found).toEqual([change('a')]);
});
