/** What the product's specification says of the default pack's pages, by the tables `tests/*-pages.ts`. */
import { expect, test } from 'vitest';
import { COMPANY_PAGES } from './company-pages.ts';
import { PACKAGE_PAGES } from './package-pages.ts';
import { serverPage } from './server-page.ts';
import { SOLUTION_PAGES } from './solution-pages.ts';
import { STORY_PAGES } from './story-pages.ts';

const PAGES = { ...COMPANY_PAGES, ...SOLUTION_PAGES, ...PACKAGE_PAGES, ...STORY_PAGES };

/** @param origin of a site that serves it, once it has started */
export function testSpecifiedPages(origin: () => string): void {
  test.each(Object.entries(PAGES))('%s has all its parts', async (path, row) => {
    const page = await serverPage(origin(), path);
    expect(page.status).toBe(200);
    expect(page.title).toBe(row.title);
    expect(page.h1).toHaveLength(1);
    if (row.h1) expect(page.h1).toEqual([row.h1]);
    expect(page.description.length).toBeGreaterThanOrEqual(50);
    expect(page.description.length).toBeLessThanOrEqual(160);
    for (const text of page.shared) expect(text).not.toBe('');
    const canonical = row.canonical ?? path;
    expect(page.canonical).toBe(canonical && origin() + canonical);
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
      const { name, hrefs, current } = row.list;
      expect(page.list(name)).toEqual({ hrefs, current: current ? [current] : [] });
    }
    for (const id of row.without?.ids ?? []) expect(page.ids).not.toContain(id);
    for (const link of row.without?.links ?? []) {
      expect(page.links.filter((found) => found.includes(link))).toEqual([]);
    }
  });
}
