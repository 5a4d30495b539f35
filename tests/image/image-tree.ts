/** The files of the image as a folder, on a base with only the system's libraries. */
import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { ImageStage } from './dockerfile.ts';

/** The folder in which the Dockerfile's build stage puts the files of the image. */
const BUILT = '/image/';

/** What a container runtime mounts, or creates for a mount. */
const MOUNT_POINTS = ['proc', 'dev', 'tmp'];

/**
 * @param stage its `COPY` instructions are carried out
 * @param archive the packed site
 * @param node folder of the program that the build stage has on its PATH
 * @returns bytes that the image adds to its base
 */
export function makeImageTree(
  tree: string,
  stage: ImageStage,
  { archive, node, scratch }: { archive: string; node: string; scratch: string },
): number {
  const PATH = [node, process.env.PATH].join(delimiter);
  execFileSync('deploy/image-files.sh', [archive, scratch], { env: { PATH }, stdio: 'inherit' });
  for (const { from, to } of stage.copies) {
    const source = from.startsWith(BUILT) ? join(scratch, from.slice(BUILT.length)) : from;
    mkdirSync(dirname(join(tree, to)), { recursive: true });
    cpSync(source, join(tree, to), { recursive: true, mode: 0 });
  }
  const volume = join(tree, stage.volume);
  // `cpSync` makes folders with the mode of the umask, an image keeps theirs.
  chmodSync(volume, statSync(join(scratch, stage.volume)).mode);
  const added = bytesOf(tree);
  for (const file of librariesOf(tree)) cpSync(realpathSync(file), place(tree, file));
  for (const name of MOUNT_POINTS) mkdirSync(join(tree, name), { recursive: true });
  return added;
}

function place(tree: string, file: string): string {
  const path = join(tree, file);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}

const PROGRAM = /(\/bin\/(node|sh)|\.node|\.so(\.\d+)*)$/;

/** The libraries of the system that the programs in the tree are linked to. */
function librariesOf(tree: string): Set<string> {
  const programs = filesIn(tree).filter((file) => PROGRAM.test(file));
  const output = programs.map((file) => execFileSync('ldd', [file], { encoding: 'utf8' })).join('');
  const paths = [...output.matchAll(/(?:=> |^\s*)(\/\S+) \(0x/gm)].map(([, path = '']) => path);
  return new Set(paths.filter((path) => !path.startsWith(tree)));
}

const bytesOf = (folder: string) =>
  filesIn(folder).reduce((sum, file) => sum + statSync(file).size, 0);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
