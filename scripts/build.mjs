// @ts-check
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stopIfInterrupted } from './child.mjs';
import { Failure } from './failure.mjs';
import { installHash } from './install.mjs';
import { runNode } from './pinned-node.mjs';
import { root, toolFile } from './places.mjs';
import { withProgress } from './progress.mjs';
import { contentDir } from './settings-file.mjs';
import { filesUnder, hashOf, refresh } from './stamp.mjs';

const sourceFolders = [
  'app',
  'contract',
  'domain/content-pack',
  'domain/pictures',
  'public',
  'vite',
];
const sourceFiles = ['vite.config.ts', 'react-router.config.ts', 'tsconfig.json', 'package.json'];
/** Of the content pack only this and the files beside it are built in; jobs, posts and the like are
 * loaded at run time. */
const contentFolders = ['pages', 'media'];
const notBuilt = /\.(test\.tsx?|examples\.tsx)$/;

/**
 * The files that go into the build, by name.
 *
 * @param {string} project
 * @param {string} content
 */
export function buildInputs(project, content) {
  const pack = resolve(project, content);
  /** @type {Map<string, string>} */
  const files = new Map(sourceFiles.map((name) => [name, join(project, name)]));
  for (const name of filesBeside(pack)) files.set(`content/${name}`, join(pack, name));
  for (const folder of sourceFolders) {
    for (const [name, path] of filesUnder(join(project, folder), folder)) {
      if (!notBuilt.test(name)) files.set(name, path);
    }
  }
  for (const folder of contentFolders) {
    for (const [name, path] of filesUnder(join(pack, folder), `content/${folder}`)) {
      files.set(name, path);
    }
  }
  return files;
}

/**
 * The brand, its theme and its lists, which stand in the pack's own folder.
 *
 * @param {string} pack
 */
function filesBeside(pack) {
  try {
    return readdirSync(pack).filter((name) => /\.(yaml|css)$/.test(name));
  } catch {
    // The build itself will say that the folder is not there.
    return [];
  }
}

/** Builds the site when there is no build of these very sources. */
export function ensureBuilt() {
  const content = contentDir();
  return refresh({
    stamp: join(root, 'build', '.source-hash'),
    hash: () => hashOf(buildInputs(root, content), [content, installHash()]),
    work: () => build(content),
  });
}

/** @param {string} content */
function build(content) {
  return withProgress('Building the site', async () => {
    const { status, output } = await runNode(
      [toolFile('@react-router/dev', 'react-router'), 'build'],
      { collect: true, env: { CONTENT_DIR: content, NODE_ENV: 'production' } },
    );
    stopIfInterrupted();
    if (status === 0) return;
    throw new Failure('The site could not be built: the lines above say why.', output);
  });
}
