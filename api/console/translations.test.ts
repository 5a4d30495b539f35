/** Translations of entries, through the console's calls. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntryDetail, EntrySummary } from '#contract/console/entries.ts';
import type { EntryTranslations } from '#contract/console/translations.ts';
import { translationModule } from '#contract/translated-pack.ts';
import { storedModules } from '#domain/content/pack/index.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const CAREER = 'ne/pages/remote-career.yaml';

describeEachEngine('translations in the console', (engine) => {
  let app: TestApp;
  let editor: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine);
    editor = await signIn(app, 'editor');
  });
  afterAll(() => app.close());

  const read = (file: string) => editor.call<EntryDetail>('GET', `/content/entry?file=${file}`);
  const save = (file: string, path: (string | number)[], value: unknown, base: unknown = null) =>
    editor.call<{ entry: EntryDetail }>('PUT', '/content/entry/draft', {
      file,
      version: 0,
      changes: [{ op: 'set', path, value }],
      bases: [base],
    });
  test('are listed for copy, by the original or by the translation', async () => {
    const list = async (file: string) =>
      (await editor.call<EntryTranslations>('GET', `/content/entry/translations?file=${file}`))
        .data;
    const nepali = { code: 'ne', name: 'Nepali', file: 'ne/site.yaml' };
    const expected = { original: 'site.yaml', items: [nepali] };
    expect(await list('site.yaml')).toEqual(expected);
    expect(await list('ne/site.yaml')).toEqual(expected);
    const { items } = await list('pages/about.yaml');
    expect(items).toMatchObject([{ file: 'ne/pages/about.yaml' }]);
    expect((await list('blogs/estimate-without-lying.md')).items).toEqual([]);
  });

  test('begin empty, and are on the site when they are published', async () => {
    const { data: entry } = await read(CAREER);
    expect(entry).toMatchObject({
      kind: 'translation',
      path: '/ne/remote-career',
      isLive: false,
      source: '',
      draftVersion: 0,
    });
    const saved = await save(CAREER, ['hero'], { heading: 'टाढाको काम' });
    expect(saved.data.entry).toMatchObject({ draftVersion: 1, draftBy: { id: editor.id } });
    const drafts = await editor.call<{ items: EntrySummary[] }>(
      'GET',
      '/content/entries?state=draft',
    );
    expect(drafts.data.items.map(({ file }) => file)).toEqual([CAREER]);

    const published = await editor.call('POST', '/content/entry/publish', {
      file: CAREER,
      version: 1,
    });
    expect(published.status).toBe(200);
    const modules = await storedModules(app.engine.db);
    expect(modules[translationModule('ne')]).toMatchObject({
      'pages/remote-career.yaml': { hero: { heading: 'टाढाको काम' } },
    });
  });

  test('of a list have a place for each of its items', async () => {
    const file = 'ne/solutions.yaml';
    const { data: entry } = await read(file);
    expect(entry.data).toEqual(Array.from({ length: 6 }, () => ({})));
    const saved = await save(file, [1, 'title'], 'योजना');
    expect(saved.data.entry.data).toMatchObject({ 1: { title: 'योजना' } });
    const target = { file, version: 1 };
    expect((await editor.call('POST', '/content/entry/discard', target)).status).toBe(200);
    expect((await read(file)).data).toMatchObject({ draftVersion: 0, isLive: false });
  });

  test.each([
    ['an entry that does not exist', 'ne/pages/none.yaml'],
    ['a language that the site does not have', 'fr/pages/remote-career.yaml'],
    ['a Markdown file, which stays in English', 'ne/blogs/estimate-without-lying.md'],
    ['a folder that is no language', 'pages/pages/remote-career.yaml'],
  ])('are refused for %s', async (_, file) => {
    expect((await read(file)).status).toBe(404);
    expect((await save(file, ['heading'], 'क')).status).toBe(404);
  });
});
