import { data } from 'react-router';
import type { TextKind } from '#contract/articles.ts';
import { NO_FILTER } from '#contract/articles-query.ts';
import { isProblem } from '#contract/problem.ts';
import type { ContentApi } from '#contract/public-api.ts';
import { sessionCard, textCard } from './load-list.ts';
import { relatedTo } from './related.ts';

const NEWEST = { filter: NO_FILTER, q: '', offset: 0 } as const;

/** What other hosts may leave out. */
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

export async function loadText(api: ContentApi, kind: TextKind, slug: string) {
  return orMissing(async () => {
    const entry = { ...TEXT_DEFAULTS, ...(await api.getArticle(kind, slug)) };
    const related = await relatedTo(entry.id, entry.relatedBlogs, () =>
      api.listArticles(kind, NEWEST),
    );
    return { entry, related: related.map(textCard) };
  });
}

export async function loadSession(api: ContentApi, slug: string) {
  return orMissing(async () => {
    const entry = { ...SESSION_DEFAULTS, ...(await api.getSession(slug)) };
    const related = await relatedTo(entry.id, entry.relatedLearningHubs, () =>
      api.listSessions(NEWEST),
    );
    return { entry, related: related.map(sessionCard) };
  });
}

/** An entry that is not there is a page of its own; one that cannot be had now can be tried again. */
async function orMissing<Loaded>(load: () => Promise<Loaded>) {
  try {
    return data({ found: await load(), status: 200 });
  } catch (error) {
    const status = isProblem(error) && error.status === 404 ? 404 : 503;
    return data({ found: null, status }, { status });
  }
}
