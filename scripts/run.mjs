// @ts-check
// `node scripts/run.mjs [--tools] [--built] [--watch] <file> [args…]`: a TypeScript file on the
// pinned Node. `--tools` installs more than the site needs, `--built` builds the site first, `--watch`
// starts the file anew when the server's code changes.
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { Failure, runMain } from './failure.mjs';
import { ensureInstalled, ensureToolsInstalled } from './install.mjs';
import { becomeNode } from './pinned-node.mjs';
import { cacheFolder } from './places.mjs';

/** Not "whatever is imported": Vite writes and imports a file of its own at each start. */
const WATCHED = ['api', 'contract', 'db', 'delivery', 'domain', 'server'];

await runMain(async () => {
  const args = process.argv.slice(2);
  const flags = new Set();
  while (args[0]?.startsWith('--')) flags.add(args.shift());
  for (const flag of flags) {
    if (!['--tools', '--built', '--watch'].includes(flag))
      throw new Failure(`run.mjs knows no ${flag}.`);
  }
  if (args.length === 0) throw new Failure('run.mjs needs the file to run.');
  await (flags.has('--tools') ? ensureToolsInstalled() : ensureInstalled());
  if (flags.has('--built')) await ensureBuilt();
  // Types are stripped and sources compiled once, not at each run.
  process.env.NODE_COMPILE_CACHE ??= join(cacheFolder, 'compiled');
  const watch = flags.has('--watch') ? WATCHED.map((room) => `--watch-path=${room}`) : [];
  return becomeNode([...watch, ...args]);
});
