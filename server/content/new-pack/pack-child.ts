/**
 * Makes one pack: reads the form from stdin as JSON, and writes a line of JSON and the archive to
 * stdout. `child-command.ts` starts it with few permissions, because a logo may hang the program that
 * draws it, crash it or take it over.
 */
import { text } from 'node:stream/consumers';
import type { NewPackForm } from '#contract/console/new-pack.ts';
import { makeArchive } from './make-archive.ts';

/** Exit status when the memory is used up. */
const OUT_OF_MEMORY = 77;
/** Milliseconds between two readings of the memory in use. */
const MEMORY_INTERVAL = 20;

const [, , folder = '', memory = '0'] = process.argv;

// Node's permissions do not cover the network.
for (const name of ['fetch', 'WebSocket', 'EventSource']) Reflect.deleteProperty(globalThis, name);
// Only the answer may go to stdout.
for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) console[name] = () => {};

// Drawings are rendered in other threads, so this timer is not held up by them.
setInterval(() => {
  if (process.memoryUsage.rss() > Number(memory)) process.exit(OUT_OF_MEMORY);
}, MEMORY_INTERVAL).unref();

const form = JSON.parse(await text(process.stdin)) as NewPackForm;
const result = await makeArchive(form, folder);
const { archive, ...answer } = 'archive' in result ? result : { ...result, archive: '' };
process.stdout.write(`${JSON.stringify(answer)}\n`);
process.stdout.write(archive, () => process.exit(0));
