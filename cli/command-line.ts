/** What commands that take the database have in common. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { DatabaseUnusable, type DatabaseUrl } from '#db/open.ts';
import { BadSetting } from '#server/bad-setting.ts';

/** Something that the operator can mend; the message is all that they need. */
export class UsageError extends Error {
  override name = 'UsageError';
  /** Whether it helps to see what can be typed. */
  readonly showsUsage: boolean;

  constructor(message: string, { showsUsage = false } = {}) {
    super(message);
    this.showsUsage = showsUsage;
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

/** @throws UsageError */
export function parseLine(options: ParseArgsOptionsConfig, args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    const [sentence = message] = message.split(/\. |\n/);
    throw new UsageError(`${sentence.replace(/\.$/, '')}.`, { showsUsage: true });
  }
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
