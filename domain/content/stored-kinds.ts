/**
 * Kinds in the tables of articles and of the site search. Processes of the previous version may read
 * them beside this one, so the stories of the hub keep the values that these know.
 */
import { ARTICLE_KINDS, type ArticleKind } from '#contract/articles.ts';
import { SEARCH_KINDS, type SearchKind } from '#contract/site-search.ts';

function stored<Kind extends string>(kinds: readonly Kind[], former: readonly [Kind, string]) {
  const [renamed, formerName] = former;
  const toStored = (kind: Kind): string => (kind === renamed ? formerName : kind);
  const byStored = new Map(kinds.map((kind) => [toStored(kind), kind]));
  /** Text of another program counts as the first kind. */
  const fromStored = (name: string): Kind => byStored.get(name) ?? (kinds[0] as Kind);
  return { toStored, fromStored };
}

const articles = stored<ArticleKind>(ARTICLE_KINDS, ['hub-stories', 'experience-nepal']);
export const storedArticleKind = articles.toStored;
export const articleKindOf = articles.fromStored;

const results = stored<SearchKind>(SEARCH_KINDS, ['hub-story', 'nepal-story']);
export const storedSearchKind = results.toStored;
export const searchKindOf = results.fromStored;
