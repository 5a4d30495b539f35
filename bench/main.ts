/**
 * `npm run bench [-- NAME [what it takes]]`: each benchmark in a process of its own, or only that;
 * ends with status 1 where one breaks its limits.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ALL = ['content', 'jobs', 'renders', 'nginx', 'memory', 'flood', 'desk', 'server', 'pages'];

const [only, ...args] = process.argv.slice(2);
if (only && !ALL.includes(only)) throw new Error(`There are ${ALL.join(', ')}, but no ${only}`);
for (const name of only ? [only] : ALL) {
  console.log(`\n# ${name}`);
  const program = join(import.meta.dirname, `${name}.ts`);
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
