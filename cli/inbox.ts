/** `npm run inbox -- list|show|export|resume|retry|erase` */
import { requireNode } from '#server/required-node.ts';

requireNode();
const { processIo } = await import('./command-line.ts');
const { run } = await import('./inbox/run.ts');

const io = processIo();
// npm changes to the project's folder, but files are relative to the folder where it was called.
const folder = (io.env.npm_lifecycle_event === 'inbox' && io.env.INIT_CWD) || process.cwd();
process.exitCode = await run(process.argv.slice(2), { ...io, folder });
