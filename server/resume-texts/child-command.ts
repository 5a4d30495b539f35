/** How the process that reads PDFs is started: with as few rights as it can work with. */
import { join } from 'node:path';
import { buildFolder } from '#delivery/build-folder.ts';
import { MOST_CHARACTERS, MOST_PAGES } from './limits.ts';

const isBundle = !import.meta.filename.endsWith('.ts');

/** Megabytes of objects. */
const HEAP = 256;
/** Kilobytes of addresses, buffers included; Node takes more than half of them before it does anything. */
const ADDRESSES = 2 * 1024 * 1024;
/** Seconds of processor, should nobody be left to kill it. */
const PROCESSOR = 30;

/** Its file, and all that it may read. */
interface Child {
  file: string;
  reads: string[];
}

/** The one of a bundled program; what stands in its folder is no secret. */
export function bundledChild(folder: string): Child {
  return { file: join(folder, 'pdf-text-child.js'), reads: [`${folder}/`] };
}

function ownChild(): Child {
  if (isBundle) return bundledChild(join(buildFolder, 'program'));
  const root = join(import.meta.dirname, '../..');
  return {
    file: join(import.meta.dirname, 'pdf-text-child.mjs'),
    reads: [
      `${import.meta.dirname}/`,
      join(root, 'package.json'),
      `${join(root, 'node_modules/unpdf')}/`,
    ],
  };
}

/** @returns program and arguments */
export function childCommand({ file, reads }: Child = ownChild()): [string, string[]] {
  const node = [
    process.execPath,
    // Reads these, writes nothing, starts nothing.
    '--permission',
    ...reads.map((path) => `--allow-fs-read=${path}`),
    // Text never becomes code, and none is compiled.
    '--disallow-code-generation-from-strings',
    '--jitless',
    '--no-warnings',
    `--max-old-space-size=${HEAP}`,
    file,
    ...[MOST_PAGES, MOST_CHARACTERS].map(String),
  ];
  // Where there is no such shell, Node's own limits have to do.
  if (process.platform === 'win32') return [node[0] as string, node.slice(1)];
  const limits = [`-v ${ADDRESSES}`, `-t ${PROCESSOR}`, '-f 0', '-c 0'];
  const script = [...limits.map((limit) => `ulimit ${limit} 2>/dev/null`), 'exec "$0" "$@"'];
  return ['/bin/sh', ['-c', script.join('; '), ...node]];
}
