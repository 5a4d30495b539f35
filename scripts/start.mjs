// @ts-check
// `npm start`: installs, builds and serves the site, from a fresh clone.
import { join } from 'node:path';
import { ensureBuilt, memorySettings, productBuild, programOf } from './build.mjs';
import { runMain } from './failure.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './paths.mjs';
import { becomeNode } from './pinned-node.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // Node caches compiled code, so the next start is faster.
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'compile');
  for (const [name, value] of Object.entries(memorySettings.env)) process.env[name] ??= value;
  return becomeNode([...memorySettings.options, programOf(productBuild), ...process.argv.slice(2)]);
});
