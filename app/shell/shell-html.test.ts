import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeApp, type TestApp } from '#tests/make-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeApp('SQLite');
});
afterAll(() => app.close());

/** The page without its main content. */
async function shellOf(path: string): Promise<string> {
  const html = await (await fetch(app.origin + path)).text();
  return html.replace(/<main.*<\/main>/s, '');
}

const markedIn = (shell: string) =>
  [...shell.matchAll(/<a href="([^"]+)" aria-current="page"/g)].map(([, href]) => href);

test('marks the links to a page and its parents, independently of earlier requests', async () => {
  const marked = async (path: string) => markedIn(await shellOf(path));
  const posts = await marked('/blogs-and-insights?q=first');
  expect(new Set(posts)).toEqual(new Set(['/blogs-and-insights']));
  expect(await marked('/about')).toContain('/about');
  expect(await marked('/blogs-and-insights?q=second')).toEqual(posts);
  expect(await marked('/blogs-and-insights/estimate-without-lying')).toEqual(posts);
  expect(await marked('/nothing-is-here')).toEqual([]);
});

test('says at the end of every page, in its language, that the company is invented', async () => {
  const english = 'There is no such company as Tarn.';
  expect(await shellOf('/press')).toContain(english);
  const nepali = await shellOf('/ne');
  expect(nepali).toContain('यस्तो कम्पनी छैन।');
  expect(nepali).not.toContain(english);
});

test('renders the footer again in a new year', async () => {
  const search = '/blogs-and-insights?q=';
  const year = new Date().getFullYear();
  const yearAt = async (url: string) => / to (\d{4}) /.exec(await shellOf(url))?.[1];
  expect(await yearAt(`${search}before`)).toBe(String(year));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(year + 1, 6) });
  try {
    expect(await yearAt(`${search}after`)).toBe(String(year + 1));
  } finally {
    vi.useRealTimers();
  }
});
