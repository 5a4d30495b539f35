/** Checks the paths that articles had on another site against each other and against pages. */
import type { ArticleKind } from '#contract/articles.ts';
import { formerUrlKey } from '#contract/former-urls.ts';
import type { ReadArticle } from '#domain/content/articles/index.ts';
import type { ContentProblem } from '#domain/content/pack-files/index.ts';
import { lineStarting } from './yaml-lines.ts';

/** The folder of each kind. */
type Folders = Readonly<Partial<Record<ArticleKind, string>>>;

const fileOf = ({ kind, slug }: ReadArticle, folders: Folders) =>
  `${folders[kind as ArticleKind]}/${slug}.md`;

const positionOf = (article: ReadArticle, folders: Folders) => ({
  file: fileOf(article, folders),
  line: lineStarting(article.source, 'formerUrls:'),
  field: 'formerUrls',
});

/** A path that two articles have can lead to one of them only. */
export function formerUrlProblems(
  articles: readonly ReadArticle[],
  folders: Folders,
): ContentProblem[] {
  const fileByPath = new Map<string, string>();
  return articles.flatMap((article) =>
    article.formerUrls.flatMap((path) => {
      const key = formerUrlKey(path);
      const other = fileByPath.get(key);
      fileByPath.set(key, other ?? fileOf(article, folders));
      return other === undefined
        ? []
        : { ...positionOf(article, folders), message: `${path} is also in ${other}` };
    }),
  );
}

/**
 * Paths that do not redirect, because there is a page.
 * @param pages URL paths of all pages
 */
export function hiddenFormerUrls(
  articles: readonly ReadArticle[],
  pages: ReadonlySet<string>,
  folders: Folders,
): ContentProblem[] {
  return articles.flatMap((article) =>
    article.formerUrls
      .filter((path) => pages.has(formerUrlKey(path)))
      .map((path) => ({
        ...positionOf(article, folders),
        message: `${path} is a page of this site, so it does not redirect: remove it`,
      })),
  );
}
