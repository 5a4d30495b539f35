import type { AppliedMigration } from '#db/schema-compatibility.ts';

/** What `db/inspect.ts` finds out about a database. */
export interface DatabaseFacts {
  engine: 'SQLite' | 'PostgreSQL';
  version: string;
  /** Migrations of this program that the database lacks. */
  pending: string[];
  /** A migration of a newer program, after which this one cannot work with the database. */
  newer: AppliedMigration | undefined;
  /** Whether the role, or this user, may create tables. */
  mayCreate: boolean;
  /** It accepts no writes: a standby, or a file without the right to write. */
  isReadOnly: boolean;
  /** A pooler in transaction mode is in between. */
  isPooled: boolean;
  /** Milliseconds by which its clock is ahead of this machine's; null for SQLite. */
  clockAhead: number | null;
  /** The most connections that the server accepts; null for a file. */
  maxConnections: number | null;
  /** Whether every user of this machine can read the file. */
  isReadableByAll: boolean;
}

export type EngineFacts = Omit<DatabaseFacts, 'pending' | 'newer'> & {
  /** Rows of the table of migrations; empty if it does not exist. */
  applied: readonly AppliedMigration[];
};
