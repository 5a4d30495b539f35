/** `npm run staff -- invite|list|recover|sign-out|remove` */
import { requireNode } from '#server/required-node.ts';

requireNode();
const { processIo } = await import('./command-line.ts');
const { run } = await import('./staff/run.ts');

process.exitCode = await run(process.argv.slice(2), processIo());
