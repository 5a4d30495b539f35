/** Runs `npm run inbox` in this process on an app's database. */
import { tmpdir } from 'node:os';
import { run } from '#cli/inbox/run.ts';
import type { Submission, SubmissionSummary } from '#domain/inbox/stored-submissions/index.ts';
import type { Kinds } from '#domain/inbox/submissions/index.ts';
import type { TestApp } from './make-app.ts';
import { recordedIo } from './recorded-io.ts';

interface World {
  /** Width of the terminal; undefined if the output is not a terminal. */
  columns?: number;
  folder?: string;
  settings?: Record<string, string>;
  /** Kinds of submissions, if there are more than the product's. */
  kinds?: Kinds;
}

/** Runs one command and returns its status and output. */
export async function runInbox(
  { config }: Pick<TestApp, 'config'>,
  args: readonly string[],
  { columns, folder = tmpdir(), settings, kinds }: World = {},
) {
  const env = { DATABASE_URL: config.databaseUrl, CONTENT_DIR: config.contentDir, ...settings };
  const recorded = recordedIo(env, columns);
  const status = await run(args, { ...recorded.io, folder }, kinds);
  const bytes = recorded.bytes();
  return { status, bytes, stdout: bytes.toString(), stderr: recorded.stderr() };
}

type Listed = Omit<SubmissionSummary, 'receivedAt'> & { receivedAt: string };
type Exported = Omit<Submission, 'receivedAt'> & { receivedAt: string };

/** The parsed output of `list --json`. */
export async function listInbox(app: TestApp, ...args: string[]): Promise<Listed[]> {
  return JSON.parse((await runInbox(app, ['list', '--json', ...args])).stdout);
}

/** The parsed output of `export --json`. */
export async function exportInbox(app: TestApp, ...args: string[]): Promise<Exported[]> {
  return JSON.parse((await runInbox(app, ['export', '--json', ...args])).stdout);
}
