/**
 * The packages that are installed beside the bundled program, because they contain or load native
 * code: the `dependencies` of package.json and all that they need on a platform.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Failure } from '#scripts/failure.mjs';
import { type Lock, resolveIn } from './lock-file.ts';
import { fits, ownPlatform, type Platform } from './platform.ts';

/** Their folders in the lock, sorted. @throws Failure if the platform has no build of one of them */
export function nativePackages(lock: Lock, platform: Platform): string[] {
  const folders = new Set<string>();
  const add = (importer: string, names: Record<string, string> = {}) => {
    let added = 0;
    for (const name of Object.keys(names)) {
      const folder = resolveIn(lock, name, importer);
      const locked = folder && lock[folder];
      if (!folder || !locked || !fits(locked, platform)) continue;
      added += 1;
      if (folders.has(folder)) continue;
      folders.add(folder);
      add(folder, locked.dependencies);
      const builds = locked.optionalDependencies;
      if (builds && add(folder, builds) === 0) {
        throw new Failure(`${name} has no build for ${platform.name}.`);
      }
    }
    return added;
  };
  add('', lock['']?.dependencies);
  return [...folders].sort();
}

/**
 * The folder whose `node_modules` has the packages. For the platform of this machine that is the
 * project, for others npm installs them into the given folder.
 */
export function installedPackages(platform: Platform, project: string, folder: string): string {
  if (platform.name === ownPlatform().name) return project;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
    cpSync(join(project, name), join(folder, name));
  }
  const { os, cpu, libc } = platform;
  const target = [`--os=${os}`, `--cpu=${cpu}`, ...(libc ? [`--libc=${libc}`] : [])];
  const order = ['ci', '--omit=dev', '--workspaces=false', '--ignore-scripts', '--no-audit'];
  const npm = npmCommand();
  const { status, stderr, error } = spawnSync(
    npm[0] as string,
    [...npm.slice(1), ...order, ...target, '--loglevel=error'],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status === 0) return folder;
  throw new Failure(
    `npm could not install the packages for ${platform.name}: ${error?.message ?? stderr.trim()}`,
  );
}

/** The npm that runs `npm run package`, on its own Node. */
function npmCommand(): string[] {
  const { npm_execpath: script = '', npm_node_execpath: node = process.execPath } = process.env;
  return basename(script) === 'npm-cli.js' ? [node, script] : ['npm'];
}
