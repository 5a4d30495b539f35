/** Whether the filters above a list find each of its articles. */
import type { ArticleKind } from '#contract/articles.ts';
import type { ArticleCopy } from '#contract/pages/articles.ts';
import type { NewArticle } from '#domain/content/articles/index.ts';
import type { ContentProblem } from '#domain/content/pack-files/index.ts';
import { ARTICLE_FOLDERS } from './pack-files.ts';

const LISTS: Record<ArticleKind, string> = {
  blogs: 'pages/blogs-and-insights.yaml',
  'experience-nepal': 'pages/experience-nepal.yaml',
  'learning-hubs': 'pages/learning-hub.yaml',
  whitepapers: 'pages/whitepapers.yaml',
};

const plain = (tag: string) => tag.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** @param copies path below the content folder to what was read of it */
export function unknownTags(
  articles: readonly NewArticle[],
  copies: ReadonlyMap<string, unknown>,
): ContentProblem[] {
  return articles.flatMap(({ kind, slug, tags, source }) => {
    const list = (copies.get(LISTS[kind as ArticleKind]) as ArticleCopy | undefined)?.list;
    const filters = list?.filterBar ? list.filters.items.slice(1).map(({ id }) => id) : [];
    if (filters.length === 0) return [];
    const line = 1 + source.split('\n').findIndex((text) => text.startsWith('tags:'));
    const file = `${ARTICLE_FOLDERS[kind as ArticleKind]}/${slug}.md`;
    const problem = (message: string) => ({ file, line, field: 'tags', message });
    const own = JSON.parse(tags) as string[];
    const misspelt = own.flatMap((tag) => {
      const meant = filters.find((filter) => filter !== tag && plain(filter) === plain(tag));
      return meant ? problem(`"${tag}" is not a filter of the list; did you mean "${meant}"?`) : [];
    });
    if (misspelt.length > 0 || own.some((tag) => filters.includes(tag))) return misspelt;
    return problem(`no filter of the list finds it: name one of ${filters.join(', ')}`);
  });
}
