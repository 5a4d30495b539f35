/** `npm run content -- check|load|export|import|icons|theme|fonts …` */
import { requireNode } from '#server/required-node.ts';

requireNode();
const { processIo } = await import('./command-line.ts');
const { run } = await import('./content/run.ts');

process.exitCode = await run(process.argv.slice(2), processIo());
