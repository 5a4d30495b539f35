/** What an engine has to bring along; everything else is the same SQL for both. */
import type { Db } from '#db/schema.ts';

export interface OpenedEngine {
  db: Db;
  /** The content version as of now, without a query where the engine allows. */
  contentVersion(): number;
  /** Sends word of a change of content to the other instances, as part of the transaction. */
  announceContentChange(transaction: Db): Promise<void>;
  /** Makes the transaction the only one of its kind, in every process, until it ends. */
  lockForSetup(transaction: Db): Promise<void>;
  close(): Promise<void>;
}

/** Thrown when a database cannot be opened; the message is one line for the operator. */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable';
}
