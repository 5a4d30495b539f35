/** The program. React chooses its fast half as it is loaded, so this is settled before. */
import { requireNode } from './required-node.ts';

requireNode();
const unknown = process.argv
  .slice(2)
  .find((word) => !/^--(dev|demo|background|stay|loaded=\d+)$/.test(word));
if (unknown !== undefined) {
  console.error(`The site takes --demo, and its settings from the environment: not ${unknown}`);
  process.exit(1);
}
const isDevelopment = process.argv.includes('--dev');
process.env.NODE_ENV ??= isDevelopment ? 'development' : 'production';
if (!isDevelopment) (await import('./log.ts')).tellInJsonAlone();

const { start } = await import('./start.ts');
await start({ isDevelopment, isDemo: process.argv.includes('--demo') });
