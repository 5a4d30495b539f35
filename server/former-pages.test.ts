/** Paths on another site redirect to the articles that had them, once these are published. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntryDetail } from '#contract/console/entries.ts';
import { describeEachEngine } from '#tests/engines.ts';
import { getRaw } from '#tests/get-raw.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { type SignedIn, signIn } from '#tests/staff.ts';

const POST = 'blogs/estimate-without-lying.md';
const PAGE = '/blogs-and-insights/estimate-without-lying';
const OTHER = 'blogs/plan-a-roadmap-in-order-of-risk.md';

describeEachEngine('former URLs', (engine) => {
  let app: TestApp;
  let editor: SignedIn;
  beforeAll(async () => {
    app = await makeApp(engine);
    editor = await signIn(app, 'editor');
  });
  afterAll(() => app.close());

  const read = async (file: string) =>
    (await editor.call<EntryDetail>('GET', `/content/entry?file=${file}`)).data;

  async function save(file: string, fields: Record<string, unknown>) {
    const { data, draftVersion: version } = await read(file);
    const values = data as Record<string, unknown>;
    const changes = Object.entries(fields).map(([key, value]) => ({
      op: 'set',
      path: [key],
      value,
    }));
    const bases = changes.map(({ path: [key = ''] }) => values[key] ?? null);
    const body = { file, version, changes, bases };
    const saved = await editor.call<{ entry: EntryDetail }>('PUT', '/content/entry/draft', body);
    return saved.data.entry.draftVersion;
  }

  const publish = async (file: string) =>
    editor.call('POST', '/content/entry/publish', {
      file,
      version: (await read(file)).draftVersion,
    });

  async function answerTo(path: string) {
    const { status, headers } = await getRaw(app.origin + path);
    return headers.location === undefined ? status : [status, headers.location];
  }

  test('redirect in one hop, with the query, once the article is published', async () => {
    const former = ['/2023/05/Estimates.html', '/अनुमान/पहिलो/', '/about', '/old-estimates'];
    await save(POST, { formerUrls: former });
    expect(await answerTo('/2023/05/Estimates.html')).toBe(404);

    expect((await publish(POST)).status).toBe(200);
    await expect.poll(() => answerTo('/2023/05/Estimates.html')).toEqual([301, PAGE]);
    expect(await answerTo('/2023/05/Estimates.html/?utm_source=a&page=2')).toEqual([
      301,
      `${PAGE}?utm_source=a&page=2`,
    ]);
    expect(await answerTo(encodeURI('/अनुमान/पहिलो').toLowerCase())).toEqual([301, PAGE]);
    expect(await answerTo('/old-estimates/')).toEqual([301, PAGE]);
    expect(await answerTo('/2023/05/estimates.html')).toBe(404);
  });

  test('never hide a page of the site', async () => {
    expect(await answerTo('/about')).toBe(200);
    expect(await answerTo('/about/?a=1')).toEqual([301, '/about?a=1']);
  });

  test('belong to one article, and not to copies of it', async () => {
    await save(OTHER, { formerUrls: ['/2023/05/Estimates.html/'] });
    const refused = await publish(OTHER);
    expect(refused.status).toBe(422);
    expect(refused.problem.errors).toEqual([
      { field: `${OTHER}#formerUrls`, message: `/2023/05/Estimates.html/ is also in ${POST}` },
    ]);
    const copy = { kind: 'post', slug: 'a-copy', title: 'A copy', copyOf: POST };
    const { data } = await editor.call<EntryDetail>('POST', '/content/entries', copy);
    expect(data.data).not.toHaveProperty('formerUrls');
  });

  test('of a renamed article lead to its current URL', async () => {
    const slug = 'honest-estimates';
    await editor.call('POST', '/content/entry/rename', { file: POST, slug });
    await expect
      .poll(() => answerTo('/old-estimates'))
      .toEqual([301, `/blogs-and-insights/${slug}`]);
    expect(await answerTo(`${PAGE}/`)).toEqual([301, `/blogs-and-insights/${slug}`]);
  });

  test('wait for the day of publication', async () => {
    await save(OTHER, { formerUrls: ['/planned'], published: 'in 9 days' });
    expect((await publish(OTHER)).status).toBe(200);
    await expect
      .poll(() => answerTo('/blogs-and-insights/plan-a-roadmap-in-order-of-risk'))
      .toBe(404);
    expect(await answerTo('/planned')).toBe(404);
  });
});
