/** Plain pages in the console: made, checked, published and taken off the site. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntryDetail, EntryProblem } from '#contract/console/entries.ts';
import type { EntryForm } from '#contract/console/form-fields.ts';
import { openBuiltSite } from '#delivery/site-source.ts';
import { describeOnOneEngine } from '#tests/engines.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const FILE = 'pages/plain/imprint.yaml';

describeOnOneEngine('plain pages in the console', (engine) => {
  let app: TestApp;
  let editor: SignedIn;
  const reported: unknown[] = [];
  beforeAll(async () => {
    app = await makeApp(
      engine,
      {},
      {
        openSite: (apiHost) =>
          openBuiltSite({ ...apiHost, report: (error) => reported.push(error) }),
      },
    );
    editor = await signIn(app, 'editor');
  });
  afterAll(() => app.close());

  const withFile = (call: string) => `/content/entry${call}?file=${encodeURIComponent(FILE)}`;
  const read = async () => (await editor.call<EntryDetail>('GET', withFile(''))).data;
  const create = (kind: string, slug: string) =>
    editor.call<EntryDetail>('POST', '/content/entries', { kind, slug, title: 'Imprint' });
  const post = async (call: string) =>
    editor.call<EntryDetail>('POST', `/content/entry/${call}`, {
      file: FILE,
      version: (await read()).draftVersion,
    });
  const errors = async () => {
    const { data } = await editor.call<{ problems: EntryProblem[] }>('GET', withFile('/check'));
    return data.problems.filter(({ isError }) => isError).map(({ field }) => field);
  };
  const set = async (path: (string | number)[], value: unknown, base: unknown) =>
    editor.call('PUT', '/content/entry/draft', {
      file: FILE,
      version: (await read()).draftVersion,
      changes: [{ op: 'set', path, value }],
      bases: [base],
    });
  const status = async () => (await fetch(`${app.origin}/imprint`)).status;

  test('a new page asks for its texts, and is on the site once it is published', async () => {
    const { status: created, data } = await create('plain-page', 'imprint');
    expect([created, data.file]).toEqual([200, FILE]);
    expect(await read()).toMatchObject({ kind: 'plain-page', path: '/imprint', isLive: false });
    expect(await errors()).toEqual(['meta.description', 'sections.0.title', 'sections.0.body.0']);
    expect((await post('publish')).status).toBe(422);

    await set(['meta', 'description'], 'Who is responsible for this website.', '');
    await set(['sections', 0, 'title'], 'Responsible', '');
    await set(['sections', 0, 'body', 0], 'Tarn Incorporated', '');
    expect(await status()).toBe(404);
    expect((await post('publish')).data).toMatchObject({ isLive: true });
    await expect.poll(status).toBe(200);
    const html = await (await fetch(`${app.origin}/imprint`)).text();
    expect(html).toContain('Tarn Incorporated');
  });

  test('is listed among its kind, and not among the built-in pages', async () => {
    const list = async (kind: string) => {
      const { data } = await editor.call<{ items: { file: string }[]; counts: object }>(
        'GET',
        `/content/entries?kind=${kind}&q=imprint`,
      );
      return data;
    };
    const { items, counts } = await list('plain-page');
    expect(items.map(({ file }) => file)).toEqual([FILE]);
    expect(counts).toMatchObject({ 'plain-page': 1 });
    expect((await list('page')).items).toEqual([]);
  });

  test('has a form, and the link of a footer can be a web address', async () => {
    const { data } = await editor.call<EntryForm>('GET', withFile('/form'));
    expect(data.fields.map(({ key, kind }) => `${key}: ${kind}`)).toEqual([
      'meta: group',
      'heading: text',
      'lede: longtext',
      'updated: date',
      'contents: text',
      'sections: list',
    ]);
    const site = await editor.call<EntryForm>('GET', '/content/entry/form?file=site.yaml');
    const menus = site.data.fields.find(({ key }) => key === 'menus')?.fields;
    const href = (menu: string) =>
      menus?.find(({ key }) => key === menu)?.item?.fields?.find(({ key }) => key === 'href');
    expect(href('legal')).toMatchObject({ kind: 'link', hasUrls: true });
  });

  test.each([
    ['plain-page', 'about', 'The site uses this path already'],
    ['plain-page', 'console', 'The site uses this path already'],
    ['plain-page', 'build-my-app', 'Another entry has this slug'],
    ['solution', 'imprint', 'Another entry has this slug'],
  ])('a %s cannot have the slug %s', async (kind, slug, message) => {
    const { status: refused, problem } = await create(kind, slug);
    expect([refused, problem.errors]).toEqual([422, [{ field: 'slug', message }]]);
  });

  test('is off the site once it is deleted', async () => {
    expect((await post('delete')).data.deletedAt).not.toBeNull();
    await expect.poll(status).toBe(404);
    expect(reported).toEqual([]);
  });
});
