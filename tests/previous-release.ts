/** The build of the previous release, from the history of this project and with its packages. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Used while the history has no tag. A commit whose tables differ from the current ones. */
const COMMIT = '628bf2b7';

export interface PreviousRelease {
  name: string;
  program: string;
  content: string;
}

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1024 ** 3, stdio: 'pipe' }).trim();

/** The release to compare with; undefined without the history, as in an archive or a shallow clone. */
export function previousRelease(): string | undefined {
  for (const find of [
    () => git('describe', '--tags', '--abbrev=0', 'HEAD^'),
    () => git('rev-parse', '--verify', '--quiet', `${COMMIT}^{commit}`),
  ]) {
    try {
      return find();
    } catch {
      // The next one may exist.
    }
  }
  return undefined;
}

/** Builds it, unless it was built before. */
export function buildRelease(name: string): PreviousRelease {
  const folder = resolve('.cache/releases', name);
  const program = join(folder, 'build/program/main.js');
  if (!existsSync(join(folder, 'node_modules'))) {
    mkdirSync(folder, { recursive: true });
    const archive = execFileSync('git', ['archive', name], { maxBuffer: 1024 ** 3 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  }
  // Its own command would install its packages, into the folder of this version.
  const build = "import('./scripts/build.mjs').then(({ ensureBuilt }) => ensureBuilt())";
  execFileSync(process.execPath, ['-e', build], { cwd: folder, stdio: 'pipe' });
  return { name, program, content: join(folder, 'tests/pack') };
}
