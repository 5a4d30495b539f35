import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, releaseBuild } from '#scripts/build.mjs';
import { Failure } from '#scripts/failure.mjs';
import { cacheFolder, root } from '#scripts/paths.mjs';
import { commitTime } from './commit-time.ts';
import { archiveFiles } from './contents.ts';
import { readLock } from './lock-file.ts';
import type { Platform } from './platform.ts';
import { readProject } from './project.ts';
import { writeArchive } from './write-archive.ts';

export interface Archive {
  /** Absolute path. */
  file: string;
  bytes: number;
  /** Number of files in it. */
  files: number;
}

/** Builds the site from the sources alone, and writes its archive into `folder`. */
export async function makeArchive(
  platform: Platform,
  folder: string,
  build = releaseBuild,
): Promise<Archive> {
  await ensureBuilt(build);
  const project = readProject(root);
  for (const name of project.commands) {
    const program = join(root, build.folder, 'program', `${name}.js`);
    if (!existsSync(program))
      throw new Failure(`rolldown.config.ts does not build cli/${name}.ts.`);
  }
  const time = commitTime(root);
  const staging = join(cacheFolder, `archive-${process.pid}`);
  const files = archiveFiles({
    root,
    build: join(root, build.folder),
    project,
    lock: readLock(join(root, 'package-lock.json')),
    platform,
    time,
    staging: join(cacheFolder, `packages-${platform.name}`),
  });
  const name = `${project.name}-${project.version}`;
  const file = join(folder, `${name}-${platform.name}.tar.gz`);
  await writeArchive(files, { file, folder: name, time, staging });
  return { file, bytes: statSync(file).size, files: files.size };
}
