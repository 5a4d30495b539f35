/** Replaces the pack's articles with those of a test. */
import type { OpenedEngine } from '#db/open.ts';
import { type NewArticle, storeArticles, withIds } from '#domain/content/articles/index.ts';
import { changeContent } from './changed-content.ts';

const DAY = 24 * 60 * 60 * 1000;

/** An article with defaults for everything the test does not set. */
export function article(
  facts: Partial<Omit<NewArticle, 'tags'>> & { tags?: string[] },
): NewArticle {
  const { tags = ['Notes'], slug = 'an-article', ...columns } = facts;
  return {
    kind: 'blogs',
    slug,
    title: slug.replaceAll('-', ' '),
    tags: JSON.stringify(tags),
    cover: JSON.stringify({ drawing: 'media/covers/launch-noon.svg' }),
    cover_alt: 'A balloon over a valley',
    published_at: Date.now() - DAY,
    read_minutes: 3,
    meta_title: '',
    meta_description: '',
    author_slug: null,
    author: null,
    related: '[]',
    facts: '{}',
    link: null,
    body: '<p>Nothing to see.</p>',
    source: '',
    ...columns,
  };
}

/** Replaces all articles, and invalidates cached pages. */
export function fillArchive(engine: OpenedEngine, articles: readonly NewArticle[]): Promise<void> {
  return changeContent(engine, (transaction) =>
    storeArticles(transaction, engine.articleIndex, withIds(articles)),
  );
}
