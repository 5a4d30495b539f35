/** The command that starts the process for pictures, with as few permissions as possible. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildFolder } from '#delivery/build-folder.ts';
import { type Job, PROCESSOR_TIME } from './jobs.ts';

/** Sets the system's limits, then replaces itself with Node. */
const SHELL = '/bin/sh';

const isBundle = !import.meta.filename.endsWith('.ts');

/** Megabytes of JavaScript objects. Pictures are outside of these. */
const HEAP = 64;
/**
 * Kilobytes of address space: what Node reserves and never uses, and some more than `JOB_MEMORY`.
 * The process checks its memory in use itself; this stops it between two checks.
 */
const ADDRESS_SPACE = 3 * 1024 * 1024;

/** @returns program and arguments */
export function childCommand(job: Job): [string, string[]] {
  const folder = isBundle ? join(buildFolder, 'program') : import.meta.dirname;
  const libraries = join(dirname(createRequire(import.meta.url).resolve('sharp')), '../..');
  const reads = [`${folder}/`, `${libraries}/`, join(libraries, '../package.json')];
  const node = [
    process.execPath,
    // It may read these paths, write no file and start no process.
    '--permission',
    // Sharp is a native library.
    '--allow-addons',
    ...reads.map((path) => `--allow-fs-read=${path}`),
    '--disallow-code-generation-from-strings',
    '--no-warnings',
    `--max-old-space-size=${HEAP}`,
    // Otherwise WebAssembly reserves more address space than the limit allows.
    '--disable-wasm-trap-handler',
    ...[join(folder, isBundle ? 'media-child.js' : 'media-child.mjs'), JSON.stringify(job)],
  ];
  // Without a shell, as on Windows and in minimal images, only the limits above apply.
  if (!existsSync(SHELL)) return [node[0] as string, node.slice(1)];
  const limits = [`-v ${ADDRESS_SPACE}`, `-t ${PROCESSOR_TIME}`, '-f 0', '-c 0'];
  const script = [...limits.map((limit) => `ulimit ${limit} 2>/dev/null`), 'exec "$0" "$@"'];
  return [SHELL, ['-c', script.join('; '), ...node]];
}
