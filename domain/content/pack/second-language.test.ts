import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isPageIn, translatedPack, translatedPages } from '#contract/translated-pack.ts';
import { PACK } from '#tests/pack.ts';
import { adviceOn } from './advice.ts';
import { inspectPack } from './read-pack.ts';
import { untranslatedPages } from './untranslated-pages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'words-'));
  cpSync(PACK, folder, { recursive: true });
  rmSync(join(folder, 'ne'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Problems of a pack with these translations. */
async function problemsWith(files: Record<string, string>) {
  mkdirSync(join(folder, 'ne'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'ne', file)), { recursive: true });
    writeFileSync(join(folder, 'ne', file), text);
  }
  const { problems } = await inspectPack(folder, Date.now());
  return problems.map(({ file, line, field, message }) => `${file}:${line} ${field} ${message}`);
}

test('accepts a pack without a second language', async () => {
  const { problems, pack } = await inspectPack(folder, Date.now());
  expect(problems).toEqual([]);
  expect(Object.keys(pack.modules).filter((name) => name.startsWith('language'))).toEqual([]);
});

test('reports a language without translations', async () => {
  expect(await problemsWith({ 'readme.txt': '' })).toEqual(['ne:1  has no translations']);
});

test.each([
  ['pages/nobody.yaml', 'title: क', 'ne/pages/nobody.yaml:1  there is no pages/nobody.yaml'],
  ['pages/home.yaml', 'nothing: क', 'ne/pages/home.yaml:1 nothing is not a field'],
  [
    'pages/home.yaml',
    'meta:\n  title: [क]',
    'ne/pages/home.yaml:2 meta.title has a different structure',
  ],
  [
    'pages/home.yaml',
    'meta: { title: क, ख }',
    'meta.ख is not a field of the English file; if it is part of a text in { }, write that text in quotation marks',
  ],
  ['pages/home.yaml', 'meta: क', 'ne/pages/home.yaml:1 meta is not text'],
  ['labels.yaml', 'position: "{n}"', 'ne/labels.yaml:1 position lacks {m}'],
  ['labels.yaml', 'position: "{m} {n} {x}"', 'ne/labels.yaml:1 position has {x}, which'],
  ['messages.yaml', 'Home: 1', 'ne/messages.yaml:1 Home'],
  [
    'pages/home.yaml',
    'hero:\n  roles:\n    href: /jobs',
    'ne/pages/home.yaml:3 hero.roles.href is the same',
  ],
  ['language.yaml', 'pages: [home, abuot]', 'ne/language.yaml:1 pages.1 there is no pages/abuot'],
  [
    'pages/search.yaml',
    'found: { one: "{q}", few: "{x}" }',
    'ne/pages/search.yaml:1 found.few has {x}',
  ],
  ['pages/search.yaml', 'found: { many: क }', 'ne/pages/search.yaml:1 found.many lacks {count}'],
  ['pages/search.yaml', 'found: { lots: क }', 'ne/pages/search.yaml:1 found.lots is not a plural'],
  ['glossary.yaml', '- { en: job }', 'ne/glossary.yaml:1 0.ne'],
])('reports %s with %j', async (file, text, problem) => {
  const problems = await problemsWith({ 'labels.yaml': 'loading: क', [file]: text });
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

test('falls back to English for a list of another length, with advice to the editor', async () => {
  const files = { 'site.yaml': 'tagline: क\noffices: [{ name: क }]' };
  expect(await problemsWith(files)).toEqual([]);
  const inspection = await inspectPack(folder, Date.now());
  const translation = inspection.pack.modules['language/ne'] as typeof inspection.pack.modules;
  const advice = await adviceOn(folder, inspection, []);
  expect(advice.map(({ file, field }) => `${file} ${field}`)).toContain('ne/site.yaml offices');
  const translatedSite = translatedPack(inspection.pack.modules, 'ne')['site.yaml'];
  expect(translation['site.yaml']).toMatchObject({ tagline: 'क' });
  expect(translatedSite).toMatchObject({
    tagline: 'क',
    offices: [{ name: 'Portland headquarters' }, {}],
  });
});

test('has the pages of the list, or those with a file', async () => {
  expect(
    await problemsWith({ 'pages/about.yaml': 'team: { title: क }', 'labels.yaml': 'loading: क' }),
  ).toEqual([]);
  const { modules } = (await inspectPack(folder, Date.now())).pack;
  expect(translatedPages(modules, 'ne')).toEqual(['home', 'about']);
  expect(isPageIn(modules, 'ne', '/about')).toBe(true);
  expect(isPageIn(modules, 'ne', '/events/job-fair')).toBe(false);
  writeFileSync(join(folder, 'ne/language.yaml'), 'pages: [events]');
  const { modules: listed } = (await inspectPack(folder, Date.now())).pack;
  expect(isPageIn(listed, 'ne', '/about')).toBe(false);
  expect(isPageIn(listed, 'ne', '/events/job-fair')).toBe(true);
});

test('lists the pages that the language has only by their name', async () => {
  const list = 'pages: [home, about, press]';
  const files = { 'language.yaml': list, 'pages/about.yaml': 'team: { title: क }' };
  expect(await problemsWith(files)).toEqual([]);
  expect(untranslatedPages(await inspectPack(folder, Date.now()))).toEqual(['ne/pages/press.yaml']);
});

test('accepts missing texts, which are shown in English', async () => {
  expect(await problemsWith({ 'labels.yaml': 'loading: खुल्दै छ' })).toEqual([]);
});
