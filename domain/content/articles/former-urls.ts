/** Paths that published articles had on another site. */
import type { ArticleKind } from '#contract/articles.ts';
import { formerUrlKey } from '#contract/former-urls.ts';
import type { Db } from '#db/schema.ts';
import { storedArticleKind } from '#domain/content/stored-kinds.ts';
import type { NewArticle } from './store-articles.ts';

/** An article as it is read from its file. */
export type ReadArticle = NewArticle & { formerUrls: readonly string[] };

export interface FormerUrlRow {
  /** `formerUrlKey` of the path. */
  path: string;
  /** As it is stored in the table of articles. */
  kind: string;
  slug: string;
}

export function formerUrlRows(articles: readonly ReadArticle[]): FormerUrlRow[] {
  return articles.flatMap(({ kind, slug, formerUrls }) =>
    formerUrls.map((path) => ({
      path: formerUrlKey(path),
      kind: storedArticleKind(kind as ArticleKind),
      slug,
    })),
  );
}

/** The articles that had these paths, with the time since which they are on the site. */
export async function listFormerUrls(db: Db): Promise<(FormerUrlRow & { publishedAt: number })[]> {
  return db
    .selectFrom('former_urls as former')
    .innerJoin('articles as article', (join) =>
      join.onRef('article.kind', '=', 'former.kind').onRef('article.slug', '=', 'former.slug'),
    )
    .select(['former.path', 'former.kind', 'former.slug', 'article.published_at as publishedAt'])
    .execute();
}
