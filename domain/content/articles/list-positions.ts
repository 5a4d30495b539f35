/** Positions of articles in the lists by kind and tag, and their numbers in the search index. */
import { ARTICLE_KINDS, type ArticleKind } from '#contract/articles.ts';
import { splitWords } from '#contract/search/index.ts';
import type { ArticlesTable } from '#db/schema.ts';

/** Size of a kind's range of index numbers; more articles than any kind will have. */
const POSITIONS_PER_KIND = 1_000_000_000;

/** The index number of an article. @param position in the list of all articles of its kind */
export function indexNumberOf(kind: ArticleKind, position: number): number {
  return ARTICLE_KINDS.indexOf(kind) * POSITIONS_PER_KIND + position;
}

export function positionOf(indexNumber: number): number {
  return indexNumber % POSITIONS_PER_KIND;
}

export interface ListPosition {
  /** As it is stored. */
  kind: string;
  /** Empty for the list of all articles of the kind. */
  tag: string;
  position: number;
  article_id: number;
}

/** The normalized tags of an article. */
export function tagKeys({ tags }: Pick<ArticlesTable, 'tags'>): string[] {
  return [...new Set((JSON.parse(tags) as string[]).map(tagKey).filter(Boolean))];
}

/** Returns a function that assigns list positions. Call it with the articles from the oldest on. */
export function createPositioner() {
  const lengths = new Map<string, number>();
  return (article: ArticlesTable): ListPosition[] => {
    const { kind } = article;
    return ['', ...tagKeys(article)].map((tag) => {
      const list = `${kind}/${tag}`;
      const position = lengths.get(list) ?? 0;
      lengths.set(list, position + 1);
      return { kind, tag, position, article_id: article.id };
    });
  };
}

/** A normalized tag, for filters: `Company + Product` and `company product` have the same. */
export function tagKey(tag: string): string {
  return splitWords(tag)
    .map(({ word }) => word)
    .join('_');
}

/** The index token of a tag. The underscore keeps it apart from tokens of texts. */
export function tagToken(key: string): string {
  return `_${key}`;
}
