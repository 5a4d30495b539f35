/** `npm run bench`: each benchmark in a process of its own; ends with status 1 where one breaks its limits. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

for (const file of ['content.ts', 'flood.ts']) {
  console.log(`\n# ${file}`);
  const program = join(import.meta.dirname, file);
  const { status } = spawnSync(process.execPath, [program], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
