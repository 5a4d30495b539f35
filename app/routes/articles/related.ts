import { RELATED } from '#contract/page-sizes.ts';
import type { ListPage } from '#contract/public-api.ts';

interface Item {
  id: string;
  slug: string;
  title: string;
  tags: readonly string[];
  featuredImage: string;
}

/**
 * What is shown below an entry: what its author named, else the newest of the others. A list that
 * cannot be had is no reason not to show the entry.
 * @param newest asks for the first page of the list
 */
export async function relatedTo<Related extends Item>(
  id: string,
  named: readonly Related[] | undefined,
  newest: () => Promise<ListPage<Related>>,
): Promise<Related[]> {
  const candidates = named?.length ? named : await fallback(id, newest);
  return candidates.filter(isComplete).slice(0, RELATED.shown);
}

async function fallback<Related extends Item>(
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

/** Other hosts may leave out what a card cannot do without. */
function isComplete({ id, slug, title, tags, featuredImage }: Item): boolean {
  return Boolean(id && slug && title && tags?.length && featuredImage);
}
