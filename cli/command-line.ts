/** Shared by the commands that use the database. */
import { existsSync } from 'node:fs';
import { resolve as resolvePath } from 'node:path';
import { isProblem } from '#contract/problem.ts';
import { DatabaseUnusableError, openDatabase } from '#db/open.ts';
import { chooseObjectStore } from '#domain/files/choose-store.ts';
import { ObjectStoreError } from '#domain/files/object-store.ts';
import type { Db } from '#domain/support/database.ts';
import { safeText } from '#domain/support/safe-text.ts';
import { readEnvironment } from '#server/environment.ts';
import { InvalidSettingError } from '#server/setting-formats.ts';
import type { Config } from '#server/settings.ts';
import { UsageError } from './options.ts';

/** Where a person types answers. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** The environment of a command, replaceable in tests. */
export interface CommandIo {
  env: NodeJS.ProcessEnv;
  /** Width of the terminal; undefined if the output is not a terminal. */
  columns?: number | undefined;
  /** Undefined if the input is not typed by a person. */
  terminal?: Terminal | undefined;
  /** Writes data to standard output. */
  write: (data: string | Uint8Array) => Promise<void>;
  /** Writes a line for the operator to standard error. */
  note: (line: string) => void;
}

/** The streams and the environment of this process. */
export function processIo(): CommandIo {
  const { stdin, stdout, stderr } = process;
  // The reader may close the pipe early, as `head` does.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // ECONNRESET if the pipe is a socket, as between two Node processes.
    const isClosed = ['EPIPE', 'ECONNRESET'].includes(error.code ?? '');
    if (!isClosed) console.error(error.message);
    process.exit(isClosed ? 0 : 1);
  });
  return {
    env: commandEnvironment(),
    columns: stdout.isTTY ? stdout.columns || 80 : undefined,
    // Questions and messages are beside the output, which may be redirected.
    terminal: stdin.isTTY && stderr.isTTY ? { input: stdin, output: stderr } : undefined,
    write: (data) => new Promise((resolve) => stdout.write(data, () => resolve())),
    note: (line) => console.error(line),
  };
}

/** The environment including `.env`. A malformed file ends the command with one line. */
function commandEnvironment(): NodeJS.ProcessEnv {
  try {
    return readEnvironment();
  } catch (error) {
    const line = lineFor(error);
    if (line === undefined) throw error;
    console.error(line);
    process.exit(1);
  }
}

/** Runs a command. Returns its exit status: 1 for errors that the operator can fix. */
export async function exitStatusOf(
  { note }: CommandIo,
  usage: string,
  work: () => Promise<number>,
): Promise<number> {
  try {
    return await work();
  } catch (error) {
    const line = lineFor(error);
    if (line === undefined) throw error;
    note(safeText(line));
    if (error instanceof UsageError && error.showsUsage) note(usage);
    return 1;
  }
}

/**
 * @throws UsageError if the file is missing, because the empty list of a new database would be
 * misleading
 */
export async function withDatabase<Result>(
  { databaseUrl, databaseDirectUrl: directUrl, objectStore }: Config,
  { note: announce }: CommandIo,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const path = databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : '';
  if (path !== '' && !existsSync(path)) {
    throw new UsageError(
      `Database not found: ${resolvePath(path)}. Set DATABASE_URL as for the site.`,
    );
  }
  chooseObjectStore(objectStore);
  const engine = await openDatabase(databaseUrl, { announce, directUrl });
  try {
    return await work(engine.db);
  } finally {
    await engine.close();
  }
}

/** One line for an error that the operator can fix; undefined for other errors. */
function lineFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof ObjectStoreError) return `${error.explanation}.`;
  if (isProblem(error)) return `${error.message}.`;
  if (
    [UsageError, InvalidSettingError, DatabaseUnusableError].some((kind) => error instanceof kind)
  ) {
    return error.message;
  }
  // Errors of the system, SQLite or PostgreSQL, such as a full disk, a lock or a lost connection.
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isExternal = code === 'ERR_SQLITE_ERROR' || (code !== '' && !code.startsWith('ERR_'));
  return isExternal ? error.message : undefined;
}
