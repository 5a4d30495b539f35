// @ts-check
// `npm run check`: lint and types.
import { runChecks } from './check-steps.mjs';
import { Failure, runMain } from './failure.mjs';
import { ensureToolsInstalled } from './install.mjs';

await runMain(async () => {
  const [word] = process.argv.slice(2);
  if (word !== undefined) throw new Failure(`This checks all files: it takes no ${word}.`);
  await ensureToolsInstalled();
  const { failed } = await runChecks();
  return failed > 0 ? 1 : 0;
});
