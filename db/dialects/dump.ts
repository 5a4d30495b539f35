/** The port for copies of a whole database. Each engine implements it with its own tools. */
import type { DatabaseUrl } from '#db/database-url.ts';

export interface DumpedDatabase {
  url: DatabaseUrl;
  /** URL of the same PostgreSQL without its pooler; null if not set. */
  directUrl: string | null;
}

/** What a dump contains, as the database reported it. */
export interface DumpContents {
  /** Name of the newest migration. */
  schema: string;
  /** Number of rows by table. */
  tables: Record<string, number>;
  /** The newest résumé and one at random. Their bytes are compared after each copy. */
  resumes: readonly DumpedResume[];
}

export interface DumpedResume {
  applicationId: string;
  /** SHA-256 of the stored bytes in hexadecimal. */
  sha256: string;
}

export interface DumpWork {
  /** Stops the work and the programs that it started. */
  signal: AbortSignal;
  /** Called with a line for the operator. */
  warn: (line: string) => void;
}

export interface Restoring {
  path: string;
  contents: DumpContents;
  /** Whether data that the target has may be replaced. */
  isForced: boolean;
}

export interface Dumps {
  /** The file's name in a backup. */
  fileName: string;
  /** Expected bytes of a dump; null if unknown. Throws like `write` if there is no database. */
  estimateSize(database: DumpedDatabase): Promise<number | null>;
  /**
   * Writes a consistent copy to an empty file, while other processes use the database.
   * @throws DatabaseUnusableError
   */
  write(database: DumpedDatabase, path: string, work: DumpWork): Promise<DumpContents>;
  /**
   * Checks all of a dump that can be checked without its database.
   * @throws DumpDamagedError
   */
  check(path: string, contents: DumpContents, work: DumpWork): Promise<void>;
  /** Folder in which a dump must be so that it can replace the database; null for any. */
  restoreFolder(target: DumpedDatabase): string | null;
  /** What the target has that a restore would replace, as a sentence without a period; or null. */
  findData(target: DumpedDatabase): Promise<string | null>;
  /** What becomes of that data, to follow “Use --force to replace it”. */
  afterReplacing: string;
  /** @throws DatabaseUnusableError if a program uses the target, or it is another program's */
  refuseUnsafe(target: DumpedDatabase): Promise<void>;
  /**
   * Replaces the target by a dump, which is consumed. If it fails or is killed at any time, the
   * target has either its former data or all of the dump.
   * @returns lines for the operator
   * @throws DatabaseUnusableError
   */
  restore(target: DumpedDatabase, restoring: Restoring, work: DumpWork): Promise<string[]>;
}

/** A dump differs from what was in the database. The message is the reason, without a period. */
export class DumpDamagedError extends Error {
  override name = 'DumpDamagedError';
}

/** @throws DumpDamagedError for the first difference */
export function compareContents(
  expected: DumpContents,
  actual: Pick<DumpContents, 'tables' | 'resumes'>,
): void {
  for (const table of new Set([...Object.keys(expected.tables), ...Object.keys(actual.tables)])) {
    const [rows, counted] = [expected.tables[table] ?? 0, actual.tables[table] ?? 0];
    if (rows === counted) continue;
    throw new DumpDamagedError(`table ${table} has ${counted} rows instead of ${rows}`);
  }
  const digests = new Map(actual.resumes.map((resume) => [resume.applicationId, resume.sha256]));
  for (const { applicationId, sha256 } of expected.resumes) {
    if (digests.get(applicationId) === sha256) continue;
    throw new DumpDamagedError(`the résumé of application ${applicationId} has other bytes`);
  }
}

/** A backup is made all the same, because it has what the database has. */
export const damagedResume = (applicationId: string) =>
  `The résumé of application ${applicationId} is damaged in the database: its SHA-256 does not match the upload.`;
