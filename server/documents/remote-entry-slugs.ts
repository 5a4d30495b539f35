/** The slugs of entries that have a page, from the lists of another host. */
import { LRUCache } from 'lru-cache';
import { unavailableProblem } from '#api/http/problems.ts';
import type { EntryKind, EntrySlug } from '#contract/entry-kinds.ts';
import { isMissingList } from '#contract/missing-list.ts';
import { JOB_PAGE, NO_FILTER } from '#contract/page-sizes.ts';
import { isProblem } from '#contract/problem.ts';
import type { ListPage, PublicApi } from '#contract/public-api.ts';
import type { EntrySlugs } from './entry-slugs.ts';

/** Calls for one kind: the other host has limits, and the client waits for the sitemap. */
const MAX_CALLS = 100;

/** Milliseconds for which the other host's lists are cached. */
const LIFETIME = 15 * 60 * 1000;

type ReadPage = (offset: number) => Promise<ListPage<{ slug?: unknown }>>;

/** Events, trainings and authors come in one page. */
const NO_MORE = { data: [], total: 0 };

function readerOf(api: PublicApi, kind: EntryKind): ReadPage {
  const newest = { filter: NO_FILTER, q: '' };
  switch (kind) {
    case 'job-listings':
      return (offset) => api.listJobs({ offset, limit: JOB_PAGE.maxLimit });
    case 'events':
      return async (offset) => (offset > 0 ? NO_MORE : api.listEvents());
    case 'trainings':
      return async (offset) => (offset > 0 ? NO_MORE : api.listTrainings());
    case 'authors':
      return async (offset) => (offset > 0 ? NO_MORE : api.listAuthors());
    case 'learning-hubs':
      return (offset) => api.listSessions({ ...newest, offset });
    case 'blogs':
      return (offset) => api.listBlogs({ ...newest, offset });
    case 'hub-stories':
      return (offset) => api.listHubStories({ ...newest, offset });
    case 'whitepapers':
      return (offset) => api.listWhitepapers({ ...newest, offset });
  }
}

/**
 * The newest entries, each once. They may have changed at any time, so `changedAt` is null. The
 * other host chooses its page size, so the first page without new entries is the last one.
 */
async function readAll(api: PublicApi, kind: EntryKind): Promise<EntrySlug[]> {
  const read = readerOf(api, kind);
  const slugs = new Set<string>();
  for (let offset = 0; offset < MAX_CALLS; offset++) {
    const { data, total } = await read(offset);
    const previousSize = slugs.size;
    for (const { slug } of data) {
      if (typeof slug === 'string' && slug && slug.isWellFormed()) slugs.add(slug);
    }
    if (slugs.size === previousSize || slugs.size >= total) break;
  }
  return [...slugs].map((slug) => ({ slug, changedAt: null }));
}

export function remoteEntrySlugs(api: PublicApi): EntrySlugs {
  const lists = new LRUCache<EntryKind, EntrySlug[]>({
    max: 10,
    ttl: LIFETIME,
    fetchMethod: (kind) =>
      readAll(api, kind).catch((error: unknown) => {
        // Some hosts lack this kind. After other errors, half a list would look like removed pages.
        if (isMissingList(error) || (isProblem(error) && error.status === 404)) return [];
        throw unavailableProblem(error);
      }),
  });
  const all = (kind: EntryKind) => lists.forceFetch(kind);
  return {
    count: async (kind) => (await all(kind)).length,
    list: async (kind, { first, count }) => (await all(kind)).slice(first, first + count),
  };
}
