export type { SessionFacts, StoredAuthor } from './article-rows.ts';
export { authorSlugs, countAuthors, getAuthor, listAuthors } from './authors.ts';
export { getArticle, getSession } from './get-article.ts';
export { listArticles, listSessions } from './list-articles.ts';
export { type LockedKind, leadSourceOf, openLink } from './open-link.ts';
export { articleSlugs, countArticles } from './positions.ts';
export { type NewArticle, numbered, storeArticles } from './store-articles.ts';
