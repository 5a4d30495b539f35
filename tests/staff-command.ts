/** Runs `npm run staff` in this process on an app's database. */
import { run } from '#cli/staff/run.ts';
import type { TestApp } from './make-app.ts';
import { recordedIo } from './recorded-io.ts';

/** Runs one command and returns its status and output. */
export async function staffCommand(
  { config }: Pick<TestApp, 'config'>,
  args: readonly string[],
  { columns, settings }: { columns?: number; settings?: Record<string, string> } = {},
) {
  const env = { DATABASE_URL: config.databaseUrl, CONTENT_DIR: config.contentDir, ...settings };
  const { io, bytes, stderr } = recordedIo(env, columns);
  const status = await run(args, io);
  return { status, stdout: bytes().toString(), stderr: stderr() };
}
