/** The command that starts the process for a pack, with few permissions. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildFolder } from '#delivery/build-folder.ts';
import { LAUNCHER } from '#domain/support/command-text.ts';

/** Sets the system's limits, then replaces itself with Node. */
const SHELL = '/bin/sh';

const isBundle = !import.meta.filename.endsWith('.ts');

/** Seconds of processor time; a pack takes three. */
const PROCESSOR_TIME = 30;
/** Bytes of memory, after which the process ends itself; a pack takes 250 MB. */
const MEMORY = 768 * 1024 * 1024;
/** Megabytes of JavaScript objects. */
const HEAP = 256;
/** Pages of 64 KB: 256 MB for the program that unpacks fonts. */
const WASM_PAGES = 4096;
/**
 * Kilobytes of address space: three million that Node reserves and never uses, and as much for
 * threads, of which there are more on machines with more cores.
 */
const ADDRESS_SPACE = 6 * 1024 * 1024;
/** Blocks of 512 bytes in one file: 4 MB. */
const FILE_SIZE = 8192;

/** Sources that the process runs or reads when there is no bundle. */
const ROOMS = ['app', 'contract', 'db', 'domain', 'packs', 'server', 'telemetry', 'package.json'];

/**
 * @param folder the only one in which it may write
 * @returns program and arguments
 */
export function childCommand(folder: string): [string, string[]] {
  const program = isBundle ? join(buildFolder, 'program') : import.meta.dirname;
  const root = join(import.meta.dirname, '../../..');
  const libraries = join(dirname(createRequire(import.meta.url).resolve('sharp')), '../..');
  const own = isBundle ? [`${program}/`] : ROOMS.map((name) => join(root, name));
  const reads = [...own, `${libraries}/`, join(libraries, '../package.json'), LAUNCHER, folder];
  const node = [
    process.execPath,
    '--permission',
    // Sharp and Takumi are native libraries.
    '--allow-addons',
    ...reads.map((path) => `--allow-fs-read=${path}`),
    `--allow-fs-write=${folder}`,
    '--no-warnings',
    `--max-old-space-size=${HEAP}`,
    `--wasm-max-mem-pages=${WASM_PAGES}`,
    // Otherwise WebAssembly reserves more address space than the limit allows.
    '--disable-wasm-trap-handler',
    ...[join(program, isBundle ? 'pack-child.js' : 'pack-child.ts'), folder, String(MEMORY)],
  ];
  // Without a shell, as on Windows and in minimal images, only the limits above apply.
  if (!existsSync(SHELL)) return [node[0] as string, node.slice(1)];
  const limits = [
    ...[`-v ${ADDRESS_SPACE}`, `-t ${PROCESSOR_TIME}`],
    ...[`-f ${FILE_SIZE}`, '-c 0'],
  ];
  const script = [...limits.map((limit) => `ulimit ${limit} 2>/dev/null`), 'exec "$0" "$@"'];
  return [SHELL, ['-c', script.join('; '), ...node]];
}
