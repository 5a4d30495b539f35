/** `npm run doctor` */
import { requireNode } from '#server/required-node.ts';

requireNode();
const { processIo } = await import('./command-line.ts');
const { run } = await import('./doctor/run.ts');

const { readEnvironment } = await import('#server/environment.ts');

const io = processIo();
const fileWarnings: string[] = [];
readEnvironment((line) => fileWarnings.push(line));
// A connection that hangs must not keep the command alive.
process.exit(await run(process.argv.slice(2), io, { fileWarnings }));
