/** The built site as a program of its own, with the default pack loaded. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyLoadedFile } from '#tests/loaded-database.ts';
import { type ServerProcess, startServer } from '#tests/server-process.ts';

/** Starts it anew each time it is called, on the same database; whoever starts one stops it. */
export type Start = () => Promise<ServerProcess>;

export async function withLoadedSite(use: (start: Start) => Promise<void>): Promise<void> {
  if (!existsSync('build')) throw new Error('Build the site first: npm start');
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const file = join(folder, 'site.db');
    await copyLoadedFile(file);
    await use(() => startServer({ DATABASE_URL: `sqlite:${file}`, NODE_ENV: 'production' }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
