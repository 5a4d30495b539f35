export type { SessionFacts, StoredAuthor } from './article-rows.ts';
export { authorSlugs, countAuthors, getAuthor, listAuthors } from './authors.ts';
export {
  type FormerUrlRow,
  formerUrlRows,
  listFormerUrls,
  type ReadArticle,
} from './former-urls.ts';
export { getArticle, getSession, placeOf } from './get-article.ts';
export { listArticles, listSessions } from './list-articles.ts';
export { articleSlugs, countArticles } from './published.ts';
export { type NewArticle, storeArticles, withIds } from './store-articles.ts';
export { type LockedKind, leadSourceOf, unlockDownload } from './unlock-download.ts';
