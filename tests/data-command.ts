/** Runs `npm run data` in this process. */
import { tmpdir } from 'node:os';
import { delimiter } from 'node:path';
import { run } from '#cli/data/run.ts';
import { PACK } from './pack.ts';
import { recordedIo } from './recorded-io.ts';

interface World {
  /** The database; for `verify` it may be missing. */
  url?: string;
  folder?: string;
  env?: Record<string, string>;
  signal?: AbortSignal;
  /** Folders of programs. */
  path?: string;
}

/** The folders in which PostgreSQL's programs are. */
export const PROGRAMS = [process.env.POSTGRES_BIN, process.env.PATH]
  .filter(Boolean)
  .join(delimiter);

/** Runs one command and returns its status and output. */
export async function dataCommand(
  args: readonly string[],
  {
    url = 'sqlite:/nonexistent/site.db',
    folder = tmpdir(),
    env,
    signal,
    path = PROGRAMS,
  }: World = {},
) {
  const { io, bytes, stderr } = recordedIo({ DATABASE_URL: url, CONTENT_DIR: PACK, ...env });
  const originalPath = process.env.PATH;
  process.env.PATH = path;
  const never = new AbortController().signal;
  const status = await run(args, { ...io, folder, signal: signal ?? never }).finally(() => {
    process.env.PATH = originalPath;
  });
  return { status, stdout: bytes().toString(), stderr: stderr() };
}
