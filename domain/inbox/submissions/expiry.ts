/** When rows are erased, and which other rows are erased with them. */
import type { RawBuilder } from 'kysely';
import type { Db, Schema } from '#db/schema.ts';

export type Table = keyof Schema;

/** Ids of rows to erase, by table. */
export type RowsToErase = Readonly<Partial<Record<Table, readonly string[]>>>;

/** Rows older than this are erased: epoch milliseconds, or null to keep them forever. */
export interface Cutoffs {
  applications: number | null;
  /** Messages, leads, submissions of other forms, and ended subscriptions and alerts. */
  messages: number | null;
  /** Unconfirmed alerts, and unconfirmed subscriptions with their leads. */
  pending: number | null;
}

/** A rule by which rows of a table expire. */
export interface Expiry {
  /** Column with epoch milliseconds; a row in which it is null does not expire by this rule. */
  column: string;
  cutoff: keyof Cutoffs;
  /** Rows erased in one transaction. Defaults to 50; heavy rows need a smaller number. */
  batch?: number;
  /** Restricts the rule to these rows. */
  where?: RawBuilder<boolean>;
  /**
   * 1 for a row to keep. It is selected, not a condition, so that no query scans all the rows that
   * it skips.
   */
  exempt?: RawBuilder<number>;
  /** Rows with ids that no column of `dependents` refers to. */
  alsoErases?: (db: Db, ids: readonly string[]) => Promise<RowsToErase>;
}

/** Rows that refer to an erased row by this column are erased too. */
export interface Dependent {
  table: Table;
  column: string;
  /** Rows that refer to these by their column `id`. */
  dependents?: readonly Dependent[];
}
