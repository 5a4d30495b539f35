/** Which entries have a page, as the lists of another host tell. */
import { LRUCache } from 'lru-cache';
import { awayProblem } from '#api/problems.ts';
import { NO_FILTER } from '#contract/articles-query.ts';
import { isNoList } from '#contract/no-list.ts';
import { ARTICLE_PAGE, JOB_PAGE } from '#contract/page-sizes.ts';
import type { PieceAddress, PieceKind } from '#contract/piece-kinds.ts';
import { isProblem } from '#contract/problem.ts';
import type { ListPage, PublicApi } from '#contract/public-api.ts';
import type { PieceAddresses } from './piece-addresses.ts';

/** Calls for one kind: the other host has limits, and whoever asks for the sitemap waits. */
const MOST_CALLS = 100;

/** Milliseconds for which the lists over there are not asked again. */
const LIFETIME = 15 * 60 * 1000;

type ReadPage = (offset: number) => Promise<ListPage<{ slug?: unknown }>>;

function pagesOf(api: PublicApi, kind: PieceKind): { read: ReadPage; size: number } {
  const newest = { filter: NO_FILTER, q: '' };
  const all = Number.POSITIVE_INFINITY;
  switch (kind) {
    case 'job-listings': {
      const limit = JOB_PAGE.maxLimit;
      return { read: (offset) => api.listJobs({ offset, limit }), size: limit };
    }
    case 'events':
      return { read: () => api.listEvents(), size: all };
    case 'trainings':
      return { read: () => api.listTrainings(), size: all };
    case 'learning-hubs':
      return {
        read: (offset) => api.listSessions({ ...newest, offset }),
        size: ARTICLE_PAGE.size,
      };
    default:
      return {
        read: (offset) => api.listArticles(kind, { ...newest, offset }),
        size: ARTICLE_PAGE.size,
      };
  }
}

/** The newest ones, each once. What they show may have changed at any time, so none is told. */
async function walk(api: PublicApi, kind: PieceKind): Promise<PieceAddress[]> {
  const { read, size } = pagesOf(api, kind);
  const slugs = new Set<string>();
  for (let offset = 0; offset < MOST_CALLS; offset++) {
    const { data, total } = await read(offset);
    for (const { slug } of data) {
      if (typeof slug === 'string' && slug && slug.isWellFormed()) slugs.add(slug);
    }
    if (data.length === 0 || (offset + 1) * size >= total) break;
  }
  return [...slugs].map((slug) => ({ slug, changedAt: null }));
}

export function remoteAddresses(api: PublicApi): PieceAddresses {
  const lists = new LRUCache<PieceKind, PieceAddress[]>({
    max: 10,
    ttl: LIFETIME,
    fetchMethod: (kind) =>
      walk(api, kind).catch((error: unknown) => {
        // Some hosts have no such kind. Half a list would look as if pages had gone.
        if (isNoList(error) || (isProblem(error) && error.status === 404)) return [];
        throw awayProblem(error);
      }),
  });
  const all = (kind: PieceKind) => lists.forceFetch(kind);
  return {
    count: async (kind) => (await all(kind)).length,
    list: async (kind, { first, count }) => (await all(kind)).slice(first, first + count),
  };
}
