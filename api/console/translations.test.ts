/** Translations of entries, through the console's calls. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntryDetail } from '#contract/console/entries.ts';
import type { EntryTranslations } from '#contract/console/translations.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

describeEachEngine('translations in the console', (engine) => {
  let app: TestApp;
  let editor: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine);
    editor = await signIn(app, 'editor');
  });
  afterAll(() => app.close());

  const list = async (file: string) =>
    (await editor.call<EntryTranslations>('GET', `/content/entry/translations?file=${file}`)).data;
  const create = (file: string) =>
    editor.call<EntryDetail>('POST', '/content/entry/translations', { file });

  test('are listed for copy, by the original or by the translation', async () => {
    const nepali = { code: 'ne', name: 'Nepali', file: 'ne/site.yaml', isCreated: true };
    const expected = { original: 'site.yaml', items: [nepali] };
    expect(await list('site.yaml')).toEqual(expected);
    expect(await list('ne/site.yaml')).toEqual(expected);
    const { items } = await list('pages/about.yaml');
    expect(items).toMatchObject([{ file: 'ne/pages/about.yaml', isCreated: false }]);
    expect((await list('blogs/estimate-without-lying.md')).items).toEqual([]);
  });

  test('are created as an empty draft, once, whose first text can be saved', async () => {
    const file = 'ne/pages/about.yaml';
    const { data: created } = await create(file);
    expect(created).toMatchObject({ file, kind: 'translation', isLive: false, draftVersion: 1 });
    expect((await list('pages/about.yaml')).items).toMatchObject([{ isCreated: true }]);
    expect((await create(file)).data.draftVersion).toBe(1);
    const { data } = await editor.call<{ entry: EntryDetail }>('PUT', '/content/entry/draft', {
      ...{ file, version: 1, bases: [null] },
      changes: [{ op: 'set', path: ['hero'], value: { heading: 'दुवै छेउबाट' } }],
    });
    expect(data.entry.source).toBe('hero:\n  heading: दुवै छेउबाट\n');
  });

  test.each(['fr/pages/about.yaml', 'ne/pages/none.yaml', 'pages/about.yaml', 'ne/blogs/a.md'])(
    '%s cannot be created',
    async (file) => {
      expect((await create(file)).status).toBe(404);
    },
  );

  test('need the permission to edit', async () => {
    const reader = await signIn(app, 'reader');
    const { status } = await reader.call('POST', '/content/entry/translations', {
      file: 'ne/pages/office.yaml',
    });
    expect(status).toBe(403);
  });
});
