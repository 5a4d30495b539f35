/** What commands that take the database have in common. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isProblem } from '#contract/problem.ts';
import { DatabaseUnusable, openDatabase } from '#db/open.ts';
import type { Db } from '#domain/support/database.ts';
import { safeText } from '#domain/support/safe-text.ts';
import { readEnvironment } from '#server/environment.ts';
import { BadSetting } from '#server/setting-formats.ts';
import type { Config } from '#server/settings.ts';
import { UsageError } from './options.ts';

/** The world around a command, so that tests can be it. */
export interface CommandIo {
  env: NodeJS.ProcessEnv;
  /** Of the terminal that reads; undefined where something else does. */
  columns?: number | undefined;
  /** Writes data to standard output. */
  write: (data: string | Uint8Array) => Promise<void>;
  /** A line for the operator. */
  note: (line: string) => void;
}

/** This process: its streams and its environment. */
export function processIo(): CommandIo {
  const { stdout } = process;
  // The reader may close the pipe early, as `head` does.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // The second where the pipe is a socket, as between two processes of Node.
    const isLeft = ['EPIPE', 'ECONNRESET'].includes(error.code ?? '');
    if (!isLeft) console.error(error.message);
    process.exit(isLeft ? 0 : 1);
  });
  return {
    env: commandEnvironment(),
    columns: stdout.isTTY ? stdout.columns || 80 : undefined,
    write: (data) => new Promise((written) => stdout.write(data, () => written())),
    note: (line) => console.error(line),
  };
}

/** The environment with `.env`. A file that does not say what it means ends the command with its line. */
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

/** Does the work of a command. @returns its exit status, 1 where an operator has to mend something */
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

/** @throws UsageError where the file is missing: an empty list of a new one would look like good news */
export async function withDatabase<Result>(
  { databaseUrl, databaseDirectUrl: directUrl }: Config,
  { note: announce }: CommandIo,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const path = databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : '';
  if (path !== '' && !existsSync(path)) {
    throw new UsageError(
      `There is no database ${resolve(path)}: set DATABASE_URL as the site has it.`,
    );
  }
  const engine = await openDatabase(databaseUrl, { announce, directUrl });
  try {
    return await work(engine.db);
  } finally {
    await engine.close();
  }
}

/** What an operator can mend is told in a line; undefined for everything else. */
function lineFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (isProblem(error)) return `${error.message}.`;
  if ([UsageError, BadSetting, DatabaseUnusable].some((kind) => error instanceof kind)) {
    return error.message;
  }
  // The system's, SQLite's and PostgreSQL's errors: a full disk, a lock, a lost connection.
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isOutside = code === 'ERR_SQLITE_ERROR' || (code !== '' && !code.startsWith('ERR_'));
  return isOutside ? error.message : undefined;
}
