/**
 * `npm run bench [-- NAME [ARGUMENTS]]`: runs one benchmark or all, each in a separate process.
 * Exits with status 1 if one exceeds its limits.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ALL = ['content', 'jobs', 'renders', 'nginx', 'memory', 'flood', 'desk', 'server', 'pages'];

const [only, ...args] = process.argv.slice(2);
if (only && !ALL.includes(only))
  throw new Error(`Unknown benchmark ${only}. Use one of ${ALL.join(', ')}.`);
for (const name of only ? [only] : ALL) {
  console.log(`\n# ${name}`);
  const program = join(import.meta.dirname, `${name}.ts`);
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
