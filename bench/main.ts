/**
 * `npm run bench [-- NAME [ARGUMENTS]]`: runs one benchmark or all, each in a separate process.
 * Exits with status 1 if one exceeds its limits, and with 2 for an unknown name.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ALL = [
  'content',
  'publish',
  'search',
  'jobs',
  'renders',
  'nginx',
  'forms',
  'day',
  'peak',
  'rolling',
  'failover',
  'memory',
  'flood',
  'console',
  'server',
  'pages',
];

const [only, ...args] = process.argv.slice(2);
if (only && !ALL.includes(only)) {
  console.error(`Unknown benchmark "${only}". Use one of ${ALL.join(', ')}.`);
  process.exit(2);
}
for (const name of only ? [only] : ALL) {
  console.log(`\n# ${name}`);
  const program = join(import.meta.dirname, `${name}.ts`);
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
