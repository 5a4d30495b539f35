/** Tokens of rows that no word of a text has, because words consist of letters, marks and digits. */
import type { SearchKind } from '#contract/site-search.ts';

/** All entries of a language: their number, and instead of positions a random id of this load. */
export const ALL_ENTRIES = '_all';

export const kindToken = (kind: SearchKind) => `_kind_${kind}`;

/** The entries with a word that begins with a prefix. */
export const prefixToken = (prefix: string) => `_prefix_${prefix}`;
