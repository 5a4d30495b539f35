import { expect, test } from 'vitest';
import type { PublicApi } from '#contract/public-api.ts';
import { remoteEntrySlugs } from './remote-entry-slugs.ts';

const SLUGS = Array.from({ length: 24 }, (_, n) => `job-${n}`);

/** A host that chooses its own page size; `offsets` are the pages that were requested. */
function hostOf(pageOf: (offset: number, limit: number) => string[], total = SLUGS.length) {
  const offsets: number[] = [];
  const listJobs = async ({ offset, limit }: { offset: number; limit: number }) => {
    offsets.push(offset);
    return { data: pageOf(offset, limit).map((slug) => ({ slug })), total };
  };
  const api = { listJobs } as unknown as PublicApi;
  return { offsets, slugs: remoteEntrySlugs(api) };
}

const part = (offset: number, size: number) => SLUGS.slice(offset * size, (offset + 1) * size);

test.each<[string, (offset: number, limit: number) => string[], number[]]>([
  ['the requested number', part, [0]],
  ['pages of eight for any limit', (offset) => part(offset, 8), [0, 1, 2]],
  ['everything in one page', () => SLUGS, [0]],
  ['an entry twice', (offset) => [...part(offset, 8), 'job-0'], [0, 1, 2]],
])('reads all entries of a host that returns %s', async (_description, pageOf, pages) => {
  const { slugs, offsets } = hostOf(pageOf);
  const listed = await slugs.list('job-listings', { first: 0, count: 100 });
  expect(listed.map(({ slug }) => slug).sort()).toEqual(SLUGS.toSorted());
  expect(offsets).toEqual(pages);
});

test.each<[string, (offset: number) => string[], number]>([
  ['whose total is too large', (offset) => part(offset, 8), 4],
  ['that repeats its first page', () => part(0, 8), 2],
])('stops reading from a host %s', async (_description, pageOf, calls) => {
  const { slugs, offsets } = hostOf(pageOf, 1000);
  await slugs.count('job-listings');
  expect(offsets).toHaveLength(calls);
});
