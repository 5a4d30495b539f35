export type { SessionFacts } from './article-rows.ts';
export { articleSlugs, countArticles } from './article-slugs.ts';
export { getArticle, getSession } from './get-article.ts';
export { listArticles, listSessions } from './list-articles.ts';
export { type LockedKind, leadSourceOf, openLink } from './open-link.ts';
export { type NewArticle, numbered, storeArticles } from './store-articles.ts';
export { wordsOf } from './words-of.ts';
