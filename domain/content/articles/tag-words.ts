import { partsOf } from '#contract/search/index.ts';

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
