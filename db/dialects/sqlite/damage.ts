/** Checks a database file for damage before it is opened for writing. */
import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { hasResultCode, OPEN_TIMEOUT } from './connect.ts';

/** Maximum bytes of a file checked in this process: about a second if it is not in memory. */
const MAX_IN_PROCESS = 64 * 1024 ** 2;

/** Milliseconds for checking a larger file, in a child process that can be killed. */
const TIMEOUT = 10_000;

const CHECK = `
const { DatabaseSync } = require('node:sqlite');
const [path, check] = process.argv.slice(1);
const [row] = new DatabaseSync(path, { readOnly: true }).prepare('pragma ' + check + '(1)').all();
console.log(Object.values(row)[0]);
`;

/** The primary result code `SQLITE_CORRUPT`. */
const CORRUPT = 11;

/**
 * Whether a log exists next to the file: left by a killed process, or belonging to another,
 * replaced file.
 */
export function hasLog(path: string): boolean {
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  return existsSync(path) && log !== undefined && log.size > 0;
}

/**
 * Checks the file without changing it. Returns SQLite's description of the first problem; undefined
 * if there is none, or if the check did not finish in time.
 * @param isThorough also compares indexes with their tables; needed if the log may belong to
 * another file
 * @throws SQLite's error if the file cannot be read at all
 */
export async function findDamage(path: string, isThorough: boolean): Promise<string | undefined> {
  const check = isThorough ? 'integrity_check' : 'quick_check';
  const isSmall = statSync(path).size <= MAX_IN_PROCESS;
  const result = isSmall ? checkInProcess(path, check) : await checkInChild(path, check);
  return result === 'ok' ? undefined : result;
}

function checkInProcess(path: string, check: string): string {
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

function checkInChild(path: string, check: string): Promise<string> {
  const args = ['--no-warnings', '-e', CHECK, path, check];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { timeout: TIMEOUT }, (error, stdout, stderr) => {
      const damage = /malformed|not a database/.exec(stderr);
      resolve(error ? (damage?.[0] ?? 'ok') : stdout.trim());
    });
  });
}
