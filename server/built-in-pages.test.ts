/** The built-in pages as the server sends them, walked by the tables `tests/*-pages.ts`. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMPANY_PAGES } from '#tests/company-pages.ts';
import { makeApp, type TestApp } from '#tests/make-app.ts';
import { PACKAGE_PAGES } from '#tests/package-pages.ts';
import { serverPage } from '#tests/server-page.ts';
import { SOLUTION_PAGES } from '#tests/solution-pages.ts';
import { STORY_PAGES } from '#tests/story-pages.ts';

const PAGES = { ...COMPANY_PAGES, ...SOLUTION_PAGES, ...PACKAGE_PAGES, ...STORY_PAGES };

describe('as the server sends it', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await makeApp('SQLite');
  });
  afterAll(() => app.close());

  test.each(Object.entries(PAGES))('%s has all its parts', async (path, row) => {
    const page = await serverPage(app.origin, path);
    expect(page.status).toBe(200);
    expect(page.title).toBe(row.title);
    expect(page.h1).toHaveLength(1);
    if (row.h1) expect(page.h1).toEqual([row.h1]);
    expect(page.description.length).toBeGreaterThanOrEqual(50);
    expect(page.description.length).toBeLessThanOrEqual(160);
    for (const text of page.shared) expect(text).not.toBe('');
    const canonical = row.canonical ?? path;
    expect(page.canonical).toBe(canonical && app.origin + canonical);
    if (row.breadcrumb) expect(page.breadcrumb).toEqual(row.breadcrumb);
    const wanted = row.headings ?? [];
    expect(page.headings.filter((heading) => wanted.includes(heading))).toEqual(wanted);
    for (const text of row.texts ?? []) expect(page.text).toContain(text);
    for (const link of row.links ?? []) {
      expect(
        page.links.some((found) => found.includes(link)),
        `${link} in ${page.links.join('\n')}`,
      ).toBe(true);
    }
    expect(page.buttons).toEqual(expect.arrayContaining(row.buttons ?? []));
    expect(page.fields).toEqual(expect.arrayContaining(row.fields ?? []));
    const ids = row.ids ?? [];
    expect(page.ids.filter((id) => ids.includes(id))).toEqual(ids);
    for (const [heading, selector, count] of row.counts ?? []) {
      expect(page.count(heading, selector), `${selector} under ${heading}`).toBe(count);
    }
    if (row.list) {
      const { name, addresses, current } = row.list;
      expect(page.list(name)).toEqual({ addresses, current: current ? [current] : [] });
    }
    for (const id of row.without?.ids ?? []) expect(page.ids).not.toContain(id);
    for (const link of row.without?.links ?? []) {
      expect(page.links.filter((found) => found.includes(link))).toEqual([]);
    }
  });

  test('a story that is not there says so', async () => {
    const page = await serverPage(app.origin, '/impact-story/nobody');
    expect([page.status, page.h1]).toEqual([404, ['Story Not Found']]);
    expect(page.text).toContain('The story you are looking for does not exist.');
    expect(page.links).toContain('View All Stories → /impact-stories');
  });

  test('the meter stands on the home page too, for as many people as the address says', async () => {
    const page = await serverPage(app.origin, '/?n=12');
    expect(page.ids).toContain('impactMeter');
    const cares = await serverPage(app.origin, '/grassroot-impact-initative?n=12');
    expect(cares.canonical).toBe(`${app.origin}/grassroot-impact-initative`);
    const slider = /name="n"[^>]*value="12"|value="12"[^>]*name="n"/;
    for (const path of ['/?n=12', '/grassroot-impact-initative?n=12']) {
      expect(await (await fetch(app.origin + path)).text()).toMatch(slider);
    }
    for (const wrong of ['0', '21', '5.5', 'x', '-3', '']) {
      const html = await (await fetch(`${app.origin}/tarn-cares?n=${wrong}`)).text();
      expect(html).toMatch(/name="n"[^>]*value="5"|value="5"[^>]*name="n"/);
    }
    // What means nothing has no page of its own to keep.
    const etagOf = async (query: string) =>
      (await fetch(`${app.origin}/${query}`)).headers.get('etag');
    expect(await etagOf('?n=junk')).toBe(await etagOf(''));
    expect(await etagOf('?n=7')).not.toBe(await etagOf(''));
  });
});
