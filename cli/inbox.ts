/** `npm run inbox -- list|show|export|resume|retry|erase` */
import { requireNode } from '#server/required-node.ts';

requireNode();
const { processIo } = await import('./command-line.ts');
const { run } = await import('./inbox/run.ts');

const io = processIo();
// npm goes to the project's folder; files go to where its user was.
const folder = (io.env.npm_lifecycle_event === 'inbox' && io.env.INIT_CWD) || process.cwd();
process.exitCode = await run(process.argv.slice(2), { ...io, folder });
