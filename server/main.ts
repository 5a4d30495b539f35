/** The program. React picks its production build when it is loaded, so NODE_ENV is set before. */
import { requireNode } from './required-node.ts';

requireNode();
const unknown = process.argv
  .slice(2)
  .find((argument) => !/^--(dev|demo|background|stay|loaded=\d+)$/.test(argument));
if (unknown !== undefined) {
  console.error(
    `Unknown argument ${unknown}: the only option is --demo, settings come from the environment`,
  );
  process.exit(1);
}
if (process.pid === 1) (await import('./first-process.ts')).endOnSignal();
const isDevelopment = process.argv.includes('--dev');
process.env.NODE_ENV ??= isDevelopment ? 'development' : 'production';
if (!isDevelopment) (await import('./log.ts')).logInJsonOnly();

const { start } = await import('./start.ts');
await start({ isDevelopment, isDemo: process.argv.includes('--demo') });
