/** Where articles stand: in the lists by kind and tag, and in the index of words. */
import { ARTICLE_KINDS, type ArticleKind } from '#contract/articles.ts';
import { partsOf } from '#contract/search/index.ts';
import type { ArticlesTable } from '#db/schema.ts';

/** More than any kind will ever have. */
const PLACES_OF_A_KIND = 1_000_000_000;

/** The place in the index of the article at this position of the list of all of its kind. */
export function placeOf(kind: ArticleKind, position: number): number {
  return ARTICLE_KINDS.indexOf(kind) * PLACES_OF_A_KIND + position;
}

export function positionOf(place: number): number {
  return place % PLACES_OF_A_KIND;
}

export interface Place {
  kind: ArticleKind;
  /** Empty for the list of all of the kind. */
  tag: string;
  position: number;
  article_id: number;
}

/** The tags of an article as lists are filtered by them. */
export function tagKeys({ tags }: Pick<ArticlesTable, 'tags'>): string[] {
  return [...new Set((JSON.parse(tags) as string[]).map(tagKey).filter(Boolean))];
}

/** Gives out places, to the oldest article first. */
export function createPlacer() {
  const lengths = new Map<string, number>();
  return (article: ArticlesTable): Place[] => {
    const kind = article.kind as ArticleKind;
    return ['', ...tagKeys(article)].map((tag) => {
      const list = `${kind}/${tag}`;
      const position = lengths.get(list) ?? 0;
      lengths.set(list, position + 1);
      return { kind, tag, position, article_id: article.id };
    });
  };
}

/** A tag as lists are filtered by it: `Company + Product` and `company product` are the same. */
export function tagKey(tag: string): string {
  return partsOf(tag)
    .map(({ word }) => word)
    .join('_');
}

/** The word under which articles with this tag stand in the index; no text has such a word. */
export function tagWord(key: string): string {
  return `_${key}`;
}
