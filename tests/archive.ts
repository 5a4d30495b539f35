/** Articles of a test's own, in place of the pack's. */
import type { OpenedEngine } from '#db/open.ts';
import { type NewArticle, numbered, storeArticles } from '#domain/articles/index.ts';

const DAY = 24 * 60 * 60 * 1000;

/** An article of which only matters what a test says of it. */
export function article(
  facts: Partial<Omit<NewArticle, 'tags'>> & { tags?: string[] },
): NewArticle {
  const { tags = ['Notes'], slug = 'an-article', ...given } = facts;
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
    related: '[]',
    facts: '{}',
    link: null,
    body: '<p>Nothing to see.</p>',
    source: '',
    ...given,
  };
}

/** Makes these all the articles that there are; cached pages are invalidated. */
export async function fillArchive(
  { db, articleIndex, announceContentChange }: OpenedEngine,
  articles: readonly NewArticle[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await storeArticles(transaction, articleIndex, numbered(articles));
    await transaction
      .updateTable('content_state')
      .set((row) => ({ version: row('version', '+', 1) }))
      .execute();
    await announceContentChange(transaction);
  });
}
