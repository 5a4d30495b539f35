import { indexedWords } from '#contract/search/index.ts';
import type { ArticleIndex, IndexedArticle } from '#db/dialects/dialect.ts';
import type { ArticlesTable, Db } from '#db/schema.ts';
import { cleanMark, headingsOf, plainTextOf } from '#domain/content/rich-text.ts';
import { createPlacer, type Place, placeOf, tagKeys, tagWord } from './places.ts';

/** An article that has no number yet, and whose body is known to be sanitised. */
export type NewArticle = Omit<ArticlesTable, 'id' | 'body_mark' | 'changed_at'> &
  Partial<Pick<ArticlesTable, 'changed_at'>>;

/** Articles that are stored at once: engines bind some thousand values in one statement. */
const AT_ONCE = 200;

/** Numbers by day of publication, then by name, so that the same pack has the same numbers. */
export function numbered(articles: readonly NewArticle[]): ArticlesTable[] {
  return articles
    .toSorted(
      (a, b) =>
        a.published_at - b.published_at || compare(a.kind, b.kind) || compare(b.slug, a.slug),
    )
    .map((article, index) => ({
      changed_at: null,
      id: index + 1,
      ...article,
      body_mark: cleanMark(article.body),
    }));
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Replaces all articles, with their places in the lists and their words in the index. */
export async function storeArticles(
  transaction: Db,
  index: ArticleIndex,
  articles: readonly ArticlesTable[],
): Promise<void> {
  await transaction.deleteFrom('article_places').execute();
  await transaction.deleteFrom('articles').execute();
  await index.clear(transaction);
  const placesOf = createPlacer();
  for (let at = 0; at < articles.length; at += AT_ONCE) {
    const part = articles.slice(at, at + AT_ONCE);
    const places = part.map(placesOf);
    await transaction.insertInto('articles').values(part).execute();
    for (const ofOne of places) {
      await transaction.insertInto('article_places').values(ofOne).execute();
    }
    await index.add(
      transaction,
      part.map((article, n) => indexed(article, places[n]?.[0])),
    );
  }
  await index.settle(transaction);
}

function indexed(article: ArticlesTable, place: Place | undefined): IndexedArticle {
  if (!place) throw new Error(`${article.slug} has no place among its kind`);
  const { title, tags, meta_description, body } = article;
  const names = JSON.parse(tags) as string[];
  return {
    place: placeOf(place.kind, place.position),
    title: indexedWords(title),
    summary: indexedWords([meta_description, ...names, ...headingsOf(body)].join('\n')),
    body: indexedWords(plainTextOf(body)),
    tags: tagKeys(article).map(tagWord),
  };
}
