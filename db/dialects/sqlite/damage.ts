/** Looks for damage before a file is opened for writing. */
import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { hasResultCode, OPEN_TIMEOUT } from './connect.ts';

/** Bytes up to which a file is checked in this process: about a second for what is not in memory. */
const SMALL = 64 * 1024 ** 2;

/** Milliseconds for a larger one, in a process that can be ended. */
const TIMEOUT = 10_000;

const CHECK = `
const { DatabaseSync } = require('node:sqlite');
const [path, check] = process.argv.slice(1);
const [row] = new DatabaseSync(path, { readOnly: true }).prepare('pragma ' + check + '(1)').all();
console.log(Object.values(row)[0]);
`;

/** SQLite's primary result code for a file that is malformed. */
const CORRUPT = 11;

/** Whether a log lies beside the file: of a process that was killed, or of a file that is gone. */
export function hasLog(path: string): boolean {
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  return existsSync(path) && log !== undefined && log.size > 0;
}

/**
 * What SQLite finds wrong in the file, which stays as it is; nothing where it is whole, or could not be read
 * to its end in time.
 * @param isThorough whether indexes are compared with their tables, as is right where a log may be of
 * another file
 * @throws SQLite's error where it cannot be read at all
 */
export async function damageIn(path: string, isThorough: boolean): Promise<string | undefined> {
  const check = isThorough ? 'integrity_check' : 'quick_check';
  const isSmall = statSync(path).size <= SMALL;
  const found = isSmall ? checkHere(path, check) : await checkElsewhere(path, check);
  return found === 'ok' ? undefined : found;
}

function checkHere(path: string, check: string): string {
  const file = new DatabaseSync(path, { readOnly: true, timeout: OPEN_TIMEOUT });
  try {
    const [row] = file.prepare(`pragma ${check}(1)`).all();
    return String(Object.values(row ?? {})[0]);
  } catch (error) {
    if (hasResultCode(error, CORRUPT)) return (error as Error).message;
    throw error;
  } finally {
    file.close();
  }
}

function checkElsewhere(path: string, check: string): Promise<string> {
  const args = ['--no-warnings', '-e', CHECK, path, check];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { timeout: TIMEOUT }, (error, found, complaint) => {
      const isDamaged = /malformed|not a database/.exec(complaint);
      resolve(error ? (isDamaged?.[0] ?? 'ok') : found.trim());
    });
  });
}
