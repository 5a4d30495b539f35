/** The command that starts the process for PDFs, with as few permissions as possible. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildFolder } from '#delivery/build-folder.ts';
import type { Job } from './jobs.ts';

/** Sets the system's limits, then replaces itself with Node. */
const SHELL = '/bin/sh';

const isBundle = !import.meta.filename.endsWith('.ts');

/** Megabytes of JavaScript objects. */
const HEAP = 64;
/** Pages of 64 KB for PDFium: 192 MB, which must hold everything that a file expands to. */
const PDFIUM_PAGES = 3072;
/** Kilobytes of address space, most of which Node reserves and never uses. */
const ADDRESS_SPACE = 2 * 1024 * 1024;
/** Seconds of processor time, after which the system kills a process that hangs. */
const PROCESSOR_TIME = { text: 20, page: 8 } as const;

/** The script, PDFium, and the paths that the process may read. */
interface Child {
  file: string;
  wasm: string;
  reads: string[];
}

/** The child of a bundled program, whose folder holds no secrets. */
export function bundledChild(folder: string): Child {
  return {
    file: join(folder, 'pdf-child.js'),
    wasm: join(folder, 'pdfium.wasm'),
    reads: [`${folder}/`],
  };
}

function defaultChild(): Child {
  if (isBundle) return bundledChild(join(buildFolder, 'program'));
  const root = join(import.meta.dirname, '../../..');
  const wasm = createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm');
  return {
    file: join(import.meta.dirname, 'pdf-child.mjs'),
    wasm,
    reads: [`${import.meta.dirname}/`, join(root, 'package.json'), `${join(dirname(wasm), '..')}/`],
  };
}

/** @returns program and arguments */
export function childCommand(
  job: Job,
  { file, wasm, reads }: Child = defaultChild(),
): [string, string[]] {
  const node = [
    process.execPath,
    // It may read these paths, write no file and start no process.
    '--permission',
    ...reads.map((path) => `--allow-fs-read=${path}`),
    '--disallow-code-generation-from-strings',
    '--no-warnings',
    `--max-old-space-size=${HEAP}`,
    `--wasm-max-mem-pages=${PDFIUM_PAGES}`,
    // Otherwise WebAssembly reserves more address space than the limit allows.
    '--disable-wasm-trap-handler',
    ...[file, wasm, JSON.stringify(job)],
  ];
  // Without a shell, as on Windows and in minimal images, only the limits above apply.
  if (!existsSync(SHELL)) return [node[0] as string, node.slice(1)];
  const limits = [`-v ${ADDRESS_SPACE}`, `-t ${PROCESSOR_TIME[job.kind]}`, '-f 0', '-c 0'];
  const script = [...limits.map((limit) => `ulimit ${limit} 2>/dev/null`), 'exec "$0" "$@"'];
  return [SHELL, ['-c', script.join('; '), ...node]];
}
