/** What a load does with a file, for each state of the file and of the console. */
import { expect, test } from 'vitest';
import { withEdits } from '#domain/content/pack-files/index.ts';
import { type EntryUpdate, reconcile, type StoredEntry } from './reconcile.ts';

const FILE = 'pages/about.yaml';
const text = (heading: string, lede = 'Lede') => `heading: ${heading}\nlede: ${lede}\n`;
const BASE = text('Base');

/** A folder that has only this file, or none. */
const folderWith = (source: string | null) =>
  withEdits('/no-such-folder', source === null ? [] : [[FILE, { text: source }]]);

const entryWith = (part: Partial<StoredEntry>): StoredEntry => ({
  file: FILE,
  baseVersion: 1,
  publishedVersion: 1,
  lastVersion: 2,
  deletedAt: null,
  base: BASE,
  published: BASE,
  ...part,
});

const CONSOLE = {
  same: entryWith({}),
  changed: entryWith({ publishedVersion: 2, published: text('Console') }),
  deleted: entryWith({ publishedVersion: null, published: null, deletedAt: 1 }),
  new: entryWith({
    baseVersion: null,
    base: null,
    publishedVersion: 2,
    published: text('Console'),
  }),
} as const;

const FILES = {
  same: BASE,
  changed: text('File'),
  gone: null,
} as const;

const LIVE = { base: BASE, console: text('Console'), file: text('File'), none: null } as const;

function load(source: string | null, entry: StoredEntry | undefined) {
  const { updates, edits } = reconcile(folderWith(source), entry ? [entry] : []);
  const edit = edits.get(FILE);
  const live = edit === undefined ? source : edit && 'text' in edit ? edit.text : null;
  return { update: updates[0], live };
}

const hasConflict = (update: EntryUpdate | undefined) => update?.conflict !== undefined;

test.each<[keyof typeof FILES, keyof typeof CONSOLE, keyof typeof LIVE, boolean]>([
  ['same', 'same', 'base', false],
  ['same', 'changed', 'console', false],
  ['same', 'deleted', 'none', false],
  ['changed', 'same', 'file', false],
  ['changed', 'changed', 'console', true],
  ['changed', 'deleted', 'none', true],
  ['gone', 'same', 'none', false],
  ['gone', 'changed', 'console', true],
  ['gone', 'deleted', 'none', false],
  // Without a base, a file beside the console's entry is a new file.
  ['changed', 'new', 'console', true],
  ['gone', 'new', 'console', false],
])('file %s, console %s: %s is live, conflict: %s', (file, console, live, conflict) => {
  const result = load(FILES[file], CONSOLE[console]);
  expect(result.live).toBe(LIVE[live]);
  expect(hasConflict(result.update)).toBe(conflict);
});

test('a new file is taken', () => {
  expect(load(text('File'), undefined)).toMatchObject({
    live: text('File'),
    update: { versions: [{ reason: 'file', isPublished: true, isBase: true }] },
  });
});

test('a file that comes back is taken, and one that was never there gives nothing', () => {
  const left = entryWith({
    baseVersion: null,
    base: null,
    publishedVersion: null,
    published: null,
  });
  expect(load(text('File'), left).live).toBe(text('File'));
  expect(load(null, left)).toEqual({ update: undefined, live: null });
});

test('the same change on both sides becomes the base without a conflict', () => {
  const { update, live } = load(text('Console'), CONSOLE.changed);
  expect(update).toEqual({ file: FILE, isAdvanced: true });
  expect(live).toBe(text('Console'));
});

test('changes of different fields are merged and live', () => {
  const { update, live } = load(text('Base', 'From the file'), CONSOLE.changed);
  expect(live).toBe(text('Console', 'From the file'));
  expect(
    update?.versions?.map(({ reason, isPublished, isBase }) => [reason, isPublished, isBase]),
  ).toEqual([
    ['file', false, true],
    ['merged', true, false],
  ]);
});

test('a conflict that is over is forgotten', () => {
  const { updates } = reconcile(folderWith(BASE), [CONSOLE.changed], new Set([FILE]));
  expect(updates).toEqual([{ file: FILE, endsConflict: true }]);
});
