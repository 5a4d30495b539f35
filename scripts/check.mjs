// @ts-check
// `npm run check`: lint and types.
import { runChecks } from './check-steps.mjs';
import { runMain } from './failure.mjs';
import { ensureToolsInstalled } from './install.mjs';

await runMain(async () => {
  await ensureToolsInstalled();
  const { failed } = await runChecks();
  return failed > 0 ? 1 : 0;
});
