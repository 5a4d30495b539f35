/** The port that each engine implements; all other SQL is the same for both. */
import type { RawBuilder, SqlBool } from 'kysely';
import type { DatabaseLoad } from '#db/query-meter.ts';
import type { Db } from '#db/schema.ts';

export interface OpenedEngine {
  db: Db;
  articleIndex: ArticleIndex;
  applicantIndex: ApplicantIndex;
  inboxIndex: InboxIndex;
  /** The condition that a column has one of many texts, which are sent as one parameter. */
  oneOf(column: string, texts: readonly string[]): RawBuilder<SqlBool>;
  /** The current content version, without a query if the engine allows it. */
  contentVersion(): number;
  /** Notifies other instances of a change of content when the transaction commits. */
  announceContentChange(transaction: Db): Promise<void>;
  /**
   * Runs `work` (a migration or a load of content) in a transaction. Only one such transaction runs
   * at a time in all processes, and its statements may exceed the usual timeout.
   */
  runSetup<Result>(work: (transaction: Db) => Promise<Result>): Promise<Result>;
  /**
   * Runs single statements of `work`, without a transaction, that do not wait for the disk. For
   * frequent writes that may be lost in a power failure, but not when the process ends.
   */
  withoutSync<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** Rejects if the disk is known to be too full for a submission. */
  checkDiskSpace(): Promise<void>;
  /**
   * Whether a write failed because another process held the lock for too long. Undefined for an
   * engine with concurrent writers.
   */
  isLockTimeout?(error: unknown): boolean;
  load(): DatabaseLoad;
  close(): Promise<void>;
}

/** How long waits are reported to the operator. */
export interface WaitReporting {
  announce: (line: string) => void;
  /** Milliseconds between lines. */
  announceInterval: number;
}

/** Options for opening a database. */
export interface OpenOptions extends WaitReporting {
  /** URL of the same PostgreSQL without the pooler, for listening and setup. */
  directUrl: string | null;
  /** Maximum connections to PostgreSQL per process. */
  poolSize: number;
  /** Called with one line when something happens to SQLite's file while it is open. */
  warn: (line: string) => void;
  /** Whether SQLite's file is checked for damage. Default: true. */
  checksDamage: boolean;
}

/** Range of positions, both ends included. */
export interface PositionRange {
  first: number;
  last: number;
}

/** The tokens of an article, each list made by `indexTokens`. */
export interface IndexedArticle {
  /** Each kind has its own range; older articles have lower positions. */
  position: number;
  title: string[];
  /** Description and headings. */
  summary: string[];
  body: string[];
  /** One token for each tag, to filter by. */
  tags: string[];
}

/** A search among the articles at these positions. */
export interface ArticleSearch extends PositionRange {
  /** At least one. */
  tokens: readonly QueryToken[];
  /** Token of a tag; empty for all. */
  tag: string;
  limit: number;
  offset: number;
}

/**
 * Full-text search of articles. Those with all words in the title come first, then those with all
 * words in title and summary, then the rest; within each group, newest first.
 */
export interface ArticleIndex {
  clear(transaction: Db): Promise<void>;
  add(transaction: Db, articles: readonly IndexedArticle[]): Promise<void>;
  /** Optimizes the index; call it after the last `add`. */
  optimize(transaction: Db): Promise<void>;
  find(db: Db, search: ArticleSearch): Promise<{ positions: number[]; total: number }>;
  /** The vocabulary of the articles at these positions. */
  vocabulary(db: Db, range: PositionRange): Vocabulary;
}

/** The variants of a search token, one of which must occur. Only letters, marks and digits. */
export type QueryToken = readonly {
  text: string;
  /** Tokens that begin with it match too. */
  isPrefix: boolean;
}[];

/** The tokens that an index contains. */
export interface Vocabulary {
  has(token: QueryToken): Promise<boolean>;
  /** Which of some hundred tokens exist, at most `most`, most frequent first. */
  existing(tokens: readonly string[], limit: number): Promise<string[]>;
}

/** The applications that match all tokens. */
export interface ApplicantMatches {
  /** Number of matches, counted up to `most`. */
  total: number;
  /** Condition that application `a` matches, for queries over all rows. */
  all: RawBuilder<SqlBool>;
  /** The same, optimized for one page of a list in any order. */
  listed: RawBuilder<SqlBool>;
  /**
   * Condition for the newest matches only, which is faster if very many match. If it fills a page
   * that is sorted newest first, that page is correct. Null if it would not be faster.
   */
  newest: RawBuilder<SqlBool> | null;
}

/** Searches applications by `applicant_tokens`; triggers keep the index in sync. */
export interface ApplicantIndex {
  /**
   * @param tokens at least one
   * @param limit limit of the count
   */
  find(db: Db, tokens: readonly QueryToken[], limit: number): Promise<ApplicantMatches>;
  vocabulary(db: Db): Vocabulary;
}

/** Searches messages and leads by `inbox_tokens`. */
export interface InboxIndex {
  /**
   * @param tokens at least one
   * @returns a condition that a row of `inbox_states` matches all of them
   */
  find(db: Db, tokens: readonly QueryToken[]): Promise<RawBuilder<SqlBool>>;
  vocabulary(db: Db): Vocabulary;
}

/** Thrown if a database cannot be opened. The message is one line for the operator. */
export class DatabaseUnusableError extends Error {
  override name = 'DatabaseUnusableError';
}
