/** What commands that take the database have in common. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseUnusable, type DatabaseUrl } from '#db/open.ts';
import { readEnvironment } from '#server/environment.ts';
import { BadSetting } from '#server/setting-formats.ts';
import { UsageError } from './options.ts';

/** The environment with `.env`. A file that does not say what it means ends the command with its line. */
export function commandEnvironment(): NodeJS.ProcessEnv {
  try {
    return readEnvironment();
  } catch (error) {
    const line = lineFor(error);
    if (line === undefined) throw error;
    console.error(line);
    process.exit(1);
  }
}

/** Opening would make an empty one, and an empty list would look like good news. */
export function refuseMissingFile(url: DatabaseUrl): void {
  const path = url.startsWith('sqlite:') ? url.slice('sqlite:'.length) : '';
  if (path === '' || existsSync(path)) return;
  throw new UsageError(
    `There is no database ${resolve(path)}: set DATABASE_URL as the site has it.`,
  );
}

/** What an operator can mend is told in a line; undefined for everything else. */
export function lineFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ([UsageError, BadSetting, DatabaseUnusable].some((kind) => error instanceof kind)) {
    return error.message;
  }
  // The system's, SQLite's and PostgreSQL's errors: a full disk, a lock, a lost connection.
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isOutside = code === 'ERR_SQLITE_ERROR' || (code !== '' && !code.startsWith('ERR_'));
  return isOutside ? error.message : undefined;
}
