import { data } from 'react-router';
import { NO_FILTER, RELATED } from '#contract/page-sizes.ts';
import { isProblem } from '#contract/problem.ts';
import type { ListPage, PublicApi } from '#contract/public-api.ts';
import { sessionCard, textCard } from './load-list.ts';

const NEWEST = { filter: NO_FILTER, q: '', offset: 0 } as const;

/** Values that other hosts of the API may omit. */
const DEFAULTS = {
  tags: [] as string[],
  featuredImage: '',
  featuredPicture: null,
  featuredImageAltText: '',
  maxReadTime: 0,
  metaTitle: '',
  metaDescription: '',
};
const TEXT_DEFAULTS = { ...DEFAULTS, publishDate: 0, author: null, changedAt: null, body: '' };
const SESSION_DEFAULTS = { ...DEFAULTS, date: 0, description: '', featuredExperts: [] };

/**
 * @param get the call for one text of a kind
 * @param list the call for all of them
 */
export async function loadText(
  slug: string,
  get: PublicApi['getBlog'],
  list: PublicApi['listBlogs'],
) {
  return dataOrStatus(async () => {
    const entry = { ...TEXT_DEFAULTS, ...(await get(slug)) };
    const related = await relatedTo(entry.id, entry.relatedBlogs, () => list(NEWEST));
    return { entry, related: related.map(textCard) };
  });
}

export async function loadSession(api: PublicApi, slug: string) {
  return dataOrStatus(async () => {
    const entry = { ...SESSION_DEFAULTS, ...(await api.getSession(slug)) };
    const related = await relatedTo(entry.id, entry.relatedLearningHubs, () =>
      api.listSessions(NEWEST),
    );
    return { entry, related: related.map(sessionCard) };
  });
}

/** A missing entry gets a page that says so (404); a failure gets one that can be retried (503). */
export async function dataOrStatus<Loaded>(load: () => Promise<Loaded>) {
  try {
    return data({ loaded: await load(), status: 200 });
  } catch (error) {
    const status = isProblem(error) && error.status === 404 ? 404 : 503;
    return data({ loaded: null, status }, { status });
  }
}

interface Item {
  id: string;
  slug: string;
  title: string;
  tags: readonly string[];
  featuredImage: string;
}

/**
 * The entries below an entry: those that its author named, otherwise the newest others. If the list
 * fails, the entry is shown without them.
 * @param newest fetches the first page of the list
 */
export async function relatedTo<Related extends Item>(
  id: string,
  authorPicks: readonly Related[] | undefined,
  newest: () => Promise<ListPage<Related>>,
): Promise<Related[]> {
  const candidates = authorPicks?.length ? authorPicks : await newestOthers(id, newest);
  return candidates.filter(isComplete).slice(0, RELATED.shown);
}

async function newestOthers<Related extends Item>(
  id: string,
  newest: () => Promise<ListPage<Related>>,
): Promise<Related[]> {
  try {
    const { data } = await newest();
    return data.filter((item) => item.id !== id).slice(0, RELATED.fallback);
  } catch {
    return [];
  }
}

/** Other hosts of the API may omit values that a card needs. */
function isComplete({ id, slug, title, tags, featuredImage }: Item): boolean {
  return Boolean(id && slug && title && tags?.length && featuredImage);
}
