/** Runs PostgreSQL's own programs: `pg_dump`, `pg_restore` and `psql`. */
import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';
import { DatabaseUnusableError } from '#db/dialects/dialect.ts';

export type ClientProgram = 'pg_dump' | 'pg_restore' | 'psql';

/** Characters of standard error that are kept for the message. */
const MAX_ERRORS = 8000;

/**
 * @param minVersion major version of the server; 0 for any
 * @throws DatabaseUnusableError if a program is missing or older
 */
export async function requirePrograms(
  programs: readonly ClientProgram[],
  minVersion = 0,
): Promise<void> {
  for (const program of programs) {
    const version = await versionOf(program);
    if (version >= minVersion) continue;
    throw new DatabaseUnusableError(
      `${program} is version ${version}, older than the server (${minVersion}). ${install(minVersion)}`,
    );
  }
}

const install = (version: number) =>
  `Install PostgreSQL's client programs${version > 0 ? `, version ${version} or newer` : ''} (on Debian: apt-get install postgresql-client${version > 0 ? `-${version}` : ''}), and put them on the PATH.`;

async function versionOf(program: ClientProgram): Promise<number> {
  try {
    const { stdout } = await promisify(execFile)(program, ['--version']);
    return Number(/ (\d+)/.exec(stdout)?.[1] ?? 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new DatabaseUnusableError(`${program}: ${firstLine(String(error))}`);
    throw new DatabaseUnusableError(`${program} was not found. ${install(0)}`);
  }
}

export interface RunningProgram {
  child: ChildProcessByStdio<Writable, Readable, Readable>;
  /** Resolves when the program has ended with status 0. @throws DatabaseUnusableError */
  done: Promise<void>;
}

export function startProgram(
  program: ClientProgram,
  args: readonly string[],
  { env = process.env, signal }: { env?: NodeJS.ProcessEnv; signal: AbortSignal },
): RunningProgram {
  const child = spawn(program, args, { env, signal, stdio: ['pipe', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    if (errors.length < MAX_ERRORS) errors += text;
  });
  // Its end is reported by its status.
  child.stdin.on('error', () => undefined);
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      if (status === 0) resolve();
      else
        reject(new DatabaseUnusableError(`${program}: ${reasonIn(errors) || `status ${status}`}`));
    });
  });
  // The caller may await another program first.
  done.catch(() => undefined);
  return { child, done };
}

/** The first error, without the program's name and the position in its input. */
function reasonIn(errors: string): string {
  const lines = errors.split('\n').filter((line) => line.trim() !== '');
  const line = lines.find((text) => /\b(error|ERROR|FATAL):/.test(text)) ?? lines[0] ?? '';
  return line.replace(/^.*\b(?:error|ERROR|FATAL): +/, '').trim();
}

const firstLine = (text: string) => text.split('\n')[0] ?? '';
