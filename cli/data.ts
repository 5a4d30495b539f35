/** `npm run data -- backup|verify|restore|move-files` */
import { constants, setPriority } from 'node:os';
import { requireNode } from '#server/required-node.ts';

requireNode();
// The site and its database come first on a busy machine. The programs that this one starts inherit it.
if (process.argv[2] !== 'restore') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const { processIo } = await import('./command-line.ts');
const { run } = await import('./data/run.ts');

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stop.abort());
const io = processIo();
// npm changes to the project's folder, but files are relative to the folder where it was called.
const folder = (io.env.npm_lifecycle_event === 'data' && io.env.INIT_CWD) || process.cwd();
process.exitCode = await run(process.argv.slice(2), { ...io, folder, signal: stop.signal });
