/** What an engine has to bring along; everything else is the same SQL for both. */
import type { Db } from '#db/schema.ts';

export interface OpenedEngine {
  db: Db;
  articleIndex: ArticleIndex;
  /** The content version as of now, without a query where the engine allows. */
  contentVersion(): number;
  /** Sends word of a change of content to the other instances, as part of the transaction. */
  announceContentChange(transaction: Db): Promise<void>;
  /** Makes the transaction the only one of its kind, in every process, until it ends. */
  lockForSetup(transaction: Db): Promise<void>;
  close(): Promise<void>;
}

/** The words of an article, each list as `wordsOf` makes it. */
export interface IndexedArticle {
  id: number;
  /** One word each for its kind and for each of its tags: what a search can be narrowed down to. */
  scope: string[];
  title: string[];
  /** Description and headings. */
  summary: string[];
  body: string[];
}

export interface ArticleSearch {
  scope: string;
  /** Beginnings of words that must all occur; at least one. */
  words: string[];
  /** Articles with greater ids are not out yet. */
  newest: number;
  limit: number;
  offset: number;
}

/**
 * Finds articles by their words. Those with all words in the title come first, then those that
 * need the summary too, then the rest; among equals the newest.
 */
export interface ArticleIndex {
  /** Replaces all that is in the index. */
  fill(transaction: Db, articles: readonly IndexedArticle[]): Promise<void>;
  find(db: Db, search: ArticleSearch): Promise<{ ids: number[]; total: number }>;
}

/** Thrown when a database cannot be opened; the message is one line for the operator. */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable';
}
