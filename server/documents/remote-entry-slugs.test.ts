import { expect, test } from 'vitest';
import type { PublicApi } from '#contract/public-api.ts';
import { remoteEntrySlugs } from './remote-entry-slugs.ts';

const SLUGS = Array.from({ length: 24 }, (_, n) => `job-${n}`);

/** A host that has its own idea of a page; `asked` are the pages that it was asked for. */
function hostOf(pageOf: (offset: number, limit: number) => string[], total = SLUGS.length) {
  const asked: number[] = [];
  const listJobs = async ({ offset, limit }: { offset: number; limit: number }) => {
    asked.push(offset);
    return { data: pageOf(offset, limit).map((slug) => ({ slug })), total };
  };
  const api = { listJobs } as unknown as PublicApi;
  return { asked, slugs: remoteEntrySlugs(api) };
}

const part = (offset: number, size: number) => SLUGS.slice(offset * size, (offset + 1) * size);

test.each<[string, (offset: number, limit: number) => string[], number[]]>([
  ['as many as it is asked for', part, [0]],
  ['pages of eight whatever is asked', (offset) => part(offset, 8), [0, 1, 2]],
  ['everything at once', () => SLUGS, [0]],
  ['an entry twice', (offset) => [...part(offset, 8), 'job-0'], [0, 1, 2]],
])('a host that gives %s: all entries are known', async (_what, pageOf, pages) => {
  const { slugs, asked } = hostOf(pageOf);
  const listed = await slugs.list('job-listings', { first: 0, count: 100 });
  expect(listed.map(({ slug }) => slug).sort()).toEqual(SLUGS.toSorted());
  expect(asked).toEqual(pages);
});

test.each<[string, (offset: number) => string[], number]>([
  ['whose total is too large', (offset) => part(offset, 8), 4],
  ['that gives its first page again and again', () => part(0, 8), 2],
])('a host %s is not asked for ever', async (_what, pageOf, calls) => {
  const { slugs, asked } = hostOf(pageOf, 1000);
  await slugs.count('job-listings');
  expect(asked).toHaveLength(calls);
});
