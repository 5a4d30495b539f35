/**
 * Long statements of the synchronous driver run in a child process: it can be killed, and this
 * process can react to signals. The code is a text, because the program is bundled.
 */
import { spawn } from 'node:child_process';

const MAIN = `
const { createHash } = require('node:crypto');
const { DatabaseSync } = require('node:sqlite');
const open = (path, options) => new DatabaseSync(path, { timeout: 5000, ...options });
const report = (line) => require('node:fs').writeSync(1, JSON.stringify(line) + '\\n');
try {
  report({ result: work(...process.argv.slice(1)) });
} catch (error) {
  report({ failure: { message: error.message, code: error.errcode } });
  process.exit();
}
`;

/** SQLite's error in the child, with its result code. */
export class ChildFailure extends Error {
  override name = 'ChildFailure';
  readonly code: number | undefined;

  constructor({ message, code }: { message: string; code?: number }) {
    super(message);
    this.code = code;
  }
}

interface Line {
  result?: unknown;
  failure?: { message: string; code?: number };
}

export interface SqliteChild<Result> {
  result: Result;
  /** Kills the child, which releases its locks without writing to any file. */
  kill: () => Promise<void>;
}

/**
 * Starts a child and resolves with the first line that it reports.
 * @param work JavaScript that defines `work(...args)`; it may use `open` and `createHash`
 * @throws ChildFailure
 */
export async function startSqliteChild<Result>(
  work: string,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<SqliteChild<Result>> {
  signal?.throwIfAborted();
  const child = spawn(process.execPath, ['--no-warnings', '-e', work + MAIN, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH },
  });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const kill = async () => {
    child.kill('SIGKILL');
    await closed;
  };
  const abort = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', abort, { once: true });
  let [output, errors] = ['', ''];
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-2000);
  });
  const line = await new Promise<Line>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.endsWith('\n')) resolve(JSON.parse(output) as Line);
    });
    child.once('error', reject);
    closed.then(() => reject(signal?.reason ?? new Error(errors || 'The process was killed')));
  }).finally(() => signal?.removeEventListener('abort', abort));
  if (!line.failure) return { result: line.result as Result, kill };
  await kill();
  throw new ChildFailure(line.failure);
}

/** Runs a child to its end. @throws ChildFailure */
export async function runSqliteChild<Result>(
  work: string,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<Result> {
  const { result, kill } = await startSqliteChild<Result>(work, args, signal);
  await kill();
  return result;
}
