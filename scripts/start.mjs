// @ts-check
// `npm start`: everything from a fresh clone to a serving site.
import { ensureBuilt } from './build.mjs';
import { runMain } from './failure.mjs';
import { ensureInstalled } from './install.mjs';
import { becomeNode } from './pinned-node.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureBuilt();
  // React chooses its fast half by this.
  process.env.NODE_ENV ??= 'production';
  return becomeNode(['server/main.ts', ...process.argv.slice(2)]);
});
