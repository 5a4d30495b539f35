// @ts-check
// `node scripts/run.mjs [--tools] [--built] [--watch] <file> [args…]` runs a TypeScript file on the
// pinned Node. `--tools` also installs the tools, `--built` builds the site first, and `--watch`
// restarts the file when the server's code changes.
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { Failure, runMain } from './failure.mjs';
import { ensureInstalled, ensureToolsInstalled } from './install.mjs';
import { cacheFolder } from './paths.mjs';
import { becomeNode } from './pinned-node.mjs';

/** Explicit folders, as Vite writes and imports a file at each start, which would restart it. */
const WATCHED = ['api', 'contract', 'db', 'delivery', 'domain', 'server', 'telemetry'];

await runMain(async () => {
  const args = process.argv.slice(2);
  const flags = new Set();
  while (args[0]?.startsWith('--')) flags.add(args.shift());
  for (const flag of flags) {
    if (!['--tools', '--built', '--watch'].includes(flag))
      throw new Failure(`run.mjs does not know the option ${flag}.`);
  }
  if (args.length === 0) throw new Failure('run.mjs needs a file to run.');
  await (flags.has('--tools') ? ensureToolsInstalled() : ensureInstalled());
  if (flags.has('--built')) await ensureBuilt();
  // Caches stripped and compiled sources between runs.
  process.env.NODE_COMPILE_CACHE ??= join(cacheFolder, 'compiled');
  const watch = flags.has('--watch') ? WATCHED.map((room) => `--watch-path=${room}`) : [];
  return becomeNode([...watch, ...args]);
});
