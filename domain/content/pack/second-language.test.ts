import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { translatedPack } from '#contract/translated-pack.ts';
import { PACK } from '#tests/pack.ts';
import { adviceOn } from './advice.ts';
import { inspectPack } from './read-pack.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'words-'));
  cpSync(PACK, folder, { recursive: true });
  rmSync(join(folder, 'ne'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is wrong with a pack that has these files in its second language. */
async function problemsWith(files: Record<string, string>) {
  mkdirSync(join(folder, 'ne'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, 'ne', file)), { recursive: true });
    writeFileSync(join(folder, 'ne', file), text);
  }
  const { problems } = await inspectPack(folder, Date.now());
  return problems.map(({ file, line, field, message }) => `${file}:${line} ${field} ${message}`);
}

test('a pack without a second language is whole', async () => {
  const { problems, pack } = await inspectPack(folder, Date.now());
  expect(problems).toEqual([]);
  expect(Object.keys(pack.modules).filter((name) => name.startsWith('language'))).toEqual([]);
});

test('a language without words is named', async () => {
  expect(await problemsWith({ 'readme.txt': '' })).toEqual(['ne:1  has no words in it']);
});

test.each([
  ['pages/nobody.yaml', 'title: क', 'ne/pages/nobody.yaml:1  there is no pages/nobody.yaml'],
  ['pages/home.yaml', 'nothing: क', 'ne/pages/home.yaml:1 nothing is not a field'],
  ['pages/home.yaml', 'meta:\n  title: [क]', 'ne/pages/home.yaml:2 meta.title has another form'],
  ['pages/home.yaml', 'meta: क', 'ne/pages/home.yaml:1 meta is no text'],
  ['words.yaml', 'position: "{n}"', 'ne/words.yaml:1 position lacks {m}'],
  ['words.yaml', 'position: "{m} {n} {x}"', 'ne/words.yaml:1 position has {x}, which'],
  ['messages.yaml', 'Home: 1', 'ne/messages.yaml:1 Home'],
  [
    'pages/home.yaml',
    'hero:\n  roles:\n    href: /jobs',
    'ne/pages/home.yaml:3 hero.roles.href is the same',
  ],
  ['glossary.yaml', '- { en: job }', 'ne/glossary.yaml:1 0.ne'],
])('%s that says %j is told with its place', async (file, text, problem) => {
  const problems = await problemsWith({ 'words.yaml': 'loading: क', [file]: text });
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

test('a list of another length is shown in English, and an editor is told', async () => {
  const words = { 'site.yaml': 'tagline: क\noffices: [{ name: क }]' };
  expect(await problemsWith(words)).toEqual([]);
  const inspection = await inspectPack(folder, Date.now());
  const second = inspection.pack.modules['language/ne'] as typeof inspection.pack.modules;
  const advice = await adviceOn(folder, inspection, []);
  expect(advice.map(({ file, field }) => `${file} ${field}`)).toContain('ne/site.yaml offices');
  const shown = translatedPack(inspection.pack.modules, 'ne')['site.yaml'];
  expect(second['site.yaml']).toMatchObject({ tagline: 'क' });
  expect(shown).toMatchObject({ tagline: 'क', offices: [{ name: 'Portland headquarters' }, {}] });
});

test('texts may be missing: those are shown in English', async () => {
  expect(await problemsWith({ 'words.yaml': 'loading: खुल्दै छ' })).toEqual([]);
});
