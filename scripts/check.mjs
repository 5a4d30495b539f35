// @ts-check
// `npm run check`: lint and types.
import { runChecks } from './check-steps.mjs';
import { runMain } from './failure.mjs';
import { ensureInstalled } from './install.mjs';

await runMain(async () => {
  await ensureInstalled();
  const { failed } = await runChecks();
  return failed > 0 ? 1 : 0;
});
