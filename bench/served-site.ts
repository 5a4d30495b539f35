/** The built site in a separate process, as `npm start` serves it. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productBuild } from '#scripts/build.mjs';
import { type ServerProcess, startServer } from '#tests/server-process.ts';

/** Starts a server on the same database. The caller must stop it. */
export type Start = () => Promise<ServerProcess>;

export async function withLoadedSite(use: (start: Start) => Promise<void>): Promise<void> {
  if (!existsSync('build')) throw new Error('The site is not built. Run npm start first.');
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const file = join(folder, 'site.db');
    const settings = { DATABASE_URL: `sqlite:${file}`, NODE_ENV: 'production' };
    await use(() => startServer(settings, productBuild));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
