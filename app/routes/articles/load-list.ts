import { data, redirect } from 'react-router';
import type { ArticleListing, ArticleListQuery, SessionListing } from '#contract/articles.ts';
import { ARTICLE_PAGE } from '#contract/page-sizes.ts';
import type { ListCopy } from '#contract/pages/articles.ts';
import type { SearchPage } from '#contract/public-api.ts';
import { hrefOfList, readListQuery } from './list-query.ts';

/** An entry as its card shows it. */
export interface Card
  extends Pick<
    ArticleListing,
    'slug' | 'title' | 'tags' | 'featuredImage' | 'featuredPicture' | 'featuredImageAltText'
  > {
  /** Path of its list, if the cards are from several lists. */
  path?: string;
  /** Epoch milliseconds. */
  date: number;
  /** Omitted for entries that are not read, such as sessions. */
  minutes?: number;
  /** What else is shown beside the date, such as a session's length. */
  facts?: string[];
}

export const textCard = ({ publishDate, maxReadTime, ...card }: ArticleListing): Card => ({
  ...cardOf(card),
  date: publishDate ?? 0,
  minutes: maxReadTime,
});

export const sessionCard = ({ date, duration, language, ...card }: SessionListing): Card => ({
  ...cardOf(card),
  date: date ?? 0,
  facts: [duration, language].filter(Boolean),
});

/** Other hosts of the API may omit values. */
function cardOf(card: Omit<Card, 'date'>) {
  const { slug, title, tags, featuredImage, featuredPicture, featuredImageAltText } = card;
  return {
    slug,
    title,
    tags: tags ?? [],
    featuredImage: featuredImage ?? '',
    featuredPicture: featuredPicture ?? null,
    featuredImageAltText: featuredImageAltText ?? '',
  };
}

/** Loads the page of a list that the URL asks for; a page after the last one redirects to it. */
export async function loadList<Item>(
  request: Request,
  { filters }: Pick<ListCopy, 'filters'>,
  read: (query: ArticleListQuery) => Promise<SearchPage<Item>>,
  toCard: (item: Item) => Card,
) {
  const url = new URL(request.url);
  const query = readListQuery(url.searchParams, filters);
  const { q, filter, page } = query;
  try {
    const { data: items, total, areSimilar = false } = await read({ q, filter, offset: page - 1 });
    const lastPage = Math.max(1, Math.ceil(total / ARTICLE_PAGE.size));
    if (page > lastPage) return redirect(hrefOfList(url.pathname, { ...query, page: lastPage }));
    return data({ query, hasFailed: false, items: items.map(toCard), total, areSimilar });
  } catch {
    return data(
      { query, hasFailed: true, items: [] as Card[], total: 0, areSimilar: false },
      { status: 503 },
    );
  }
}

export type LoadedList = Exclude<Awaited<ReturnType<typeof loadList>>, Response>['data'];
