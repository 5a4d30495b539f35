/** What an engine has to bring along; everything else is the same SQL for both. */
import type { RawBuilder, SqlBool } from 'kysely';
import type { Db } from '#db/schema.ts';

export interface OpenedEngine {
  db: Db;
  articleIndex: ArticleIndex;
  applicantIndex: ApplicantIndex;
  enquiryIndex: EnquiryIndex;
  /** The content version as of now, without a query where the engine allows. */
  contentVersion(): number;
  /** Sends word of a change of content to the other instances, as part of the transaction. */
  announceContentChange(transaction: Db): Promise<void>;
  /**
   * Does `work` in a transaction that is the only one of its kind, in every process, until it ends:
   * migrations and loads of content, which may take longer than other statements may.
   */
  setUp<Result>(work: (transaction: Db) => Promise<Result>): Promise<Result>;
  /**
   * For what is written often and may be lost when the machine loses power (not when the process
   * ends): single statements of `work`, without a transaction, do not wait for the disk.
   */
  unsynced<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** Rejects where the engine knows of no room for what is to be stored. */
  checkRoom(): Promise<void>;
  /**
   * Whether that is the error of a write that has waited in vain for another process's lock. Missing
   * where processes write at the same time.
   */
  isLocked?(error: unknown): boolean;
  close(): Promise<void>;
}

/** How a wait that may be long is told to whoever starts the program. */
export interface Announcing {
  announce: (line: string) => void;
  /** Milliseconds between two lines. */
  announceEvery: number;
}

/** What opening a database may need to know beside its address. */
export interface Opening extends Announcing {
  /** The same PostgreSQL past its pooler: for listening, and for setting up. */
  directUrl: string | null;
  /** Connections to PostgreSQL that one process has at most. */
  poolSize: number;
  /** Told in a line of what happens to SQLite's file while it is open. */
  warn: (line: string) => void;
  /** Whether SQLite's file is looked through for damage, which it is unless told otherwise. */
  isChecked: boolean;
}

/** Places, both ends included. */
export interface PlaceRange {
  first: number;
  last: number;
}

/** The words of an article, each list as `indexedWords` makes it. */
export interface IndexedArticle {
  /** Articles of one kind have places of one range, the older the lower. */
  place: number;
  title: string[];
  /** Description and headings. */
  summary: string[];
  body: string[];
  /** One word for each tag: what a search can be narrowed down to. */
  tags: string[];
}

/** Of the articles at these places. */
export interface ArticleSearch extends PlaceRange {
  /** At least one. */
  words: readonly SearchedWord[];
  /** The word of a tag; empty for all. */
  tag: string;
  limit: number;
  offset: number;
}

/**
 * Finds articles by their words. Those with all words in the title come first, then those that
 * need the summary too, then the rest; among equals the newest.
 */
export interface ArticleIndex {
  clear(transaction: Db): Promise<void>;
  add(transaction: Db, articles: readonly IndexedArticle[]): Promise<void>;
  /** After the last one is in: makes searching fast. */
  settle(transaction: Db): Promise<void>;
  find(db: Db, search: ArticleSearch): Promise<{ places: number[]; total: number }>;
  /** The vocabulary of the articles at these places. */
  vocabulary(db: Db, places: PlaceRange): Vocabulary;
}

/** A word of a search, in its spellings: one of them must occur. They have nothing but letters, marks and digits. */
export type SearchedWord = readonly {
  word: string;
  /** Whether words that begin with it do as well. */
  isBeginning: boolean;
}[];

/** Which words an index has. */
export interface Vocabulary {
  has(word: SearchedWord): Promise<boolean>;
  /** Of some hundred words those that it has, at most `most`; those that more have come first. */
  among(words: readonly string[], most: number): Promise<string[]>;
}

/** The applications that have all the words. */
export interface ApplicantMatches {
  /** How many there are, counted no further than asked for. */
  total: number;
  /** Whether an application `a` is one of them: for counting all. */
  all: RawBuilder<SqlBool>;
  /** The same for a page of a list, in any order. */
  listed: RawBuilder<SqlBool>;
  /**
   * Whether it is one of those that arrived last: faster where very many have the words. A list of the
   * newest that it fills is the beginning of the list of all. Null where that would gain nothing.
   */
  newest: RawBuilder<SqlBool> | null;
}

/** Finds applications by what stands in `applicant_words`; the database itself keeps it in step with that. */
export interface ApplicantIndex {
  /** @param words at least one */
  find(db: Db, words: readonly SearchedWord[], most: number): Promise<ApplicantMatches>;
  vocabulary(db: Db): Vocabulary;
}

/** Finds messages and leads by what stands in `enquiry_words`. */
export interface EnquiryIndex {
  /**
   * @param words at least one
   * @returns whether a row of `inbox_states` is of one that has them all
   */
  find(db: Db, words: readonly SearchedWord[]): Promise<RawBuilder<SqlBool>>;
  vocabulary(db: Db): Vocabulary;
}

/** Thrown when a database cannot be opened; the message is one line for the operator. */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable';
}
