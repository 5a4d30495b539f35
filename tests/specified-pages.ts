/** Checks the default pack's pages against the specification in `tests/*-pages.ts`. */
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { COMPANY_PAGES } from './company-pages.ts';
import type { Crawl } from './crawler.ts';
import { PACKAGE_PAGES } from './package-pages.ts';
import { readPage } from './server-page.ts';
import { SOLUTION_PAGES } from './solution-pages.ts';
import { STORY_PAGES } from './story-pages.ts';

const PAGES = { ...COMPANY_PAGES, ...SOLUTION_PAGES, ...PACKAGE_PAGES, ...STORY_PAGES };

/** @param pages by path, called once all have been crawled */
export function testSpecifiedPages(pages: () => Crawl['pages']): void {
  test.each(Object.entries(PAGES))('%s has all its parts', (path, row) => {
    const crawled = pages().get(path);
    expect(crawled?.title).toBe(row.title);
    expect(crawled?.canonical).toBe(row.canonical ?? path);
    const page = readPage(crawled?.root ?? parse(''));
    if (row.h1) expect(page.h1).toEqual([row.h1]);
    if (row.breadcrumb) expect(page.breadcrumb).toEqual(row.breadcrumb);
    const expected = row.headings ?? [];
    expect(page.headings.filter((heading) => expected.includes(heading))).toEqual(expected);
    for (const text of row.texts ?? []) expect(page.text).toContain(text);
    for (const link of row.links ?? []) {
      expect(
        page.links.some((actual) => actual.includes(link)),
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
      expect(page.links.filter((actual) => actual.includes(link))).toEqual([]);
    }
  });
}
