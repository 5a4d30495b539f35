// @ts-check
import { join } from 'node:path';
import { stopIfInterrupted } from './child.mjs';
import { Failure } from './failure.mjs';
import { buildKeepingAssets } from './former-assets.mjs';
import { installHash } from './install.mjs';
import { root, toolFile } from './paths.mjs';
import { runNode } from './pinned-node.mjs';
import { withProgress } from './progress.mjs';
import { filesUnder, hashOf, readStamp, refresh } from './stamp.mjs';

/**
 * The sources of each part of a build, and the tool that builds it. Packs are not sources: they are
 * read at run time, and a theme that differs from the one in the style sheet is inlined into pages.
 */
const PARTS = {
  site: {
    folders: [
      'app',
      'contract',
      'domain/content/pack',
      'domain/content/pictures',
      'public',
      'vite',
    ],
    files: ['vite.config.ts', 'tsconfig.json', 'package.json'],
    tool: ['vite', 'build', '--app'],
  },
  /** The program includes the site. */
  program: {
    folders: [
      'api',
      'cli',
      'contract',
      'db',
      'delivery',
      'domain',
      'packs/base',
      'packs/starter',
      'server',
      'telemetry',
    ],
    files: ['rolldown.config.ts'],
    tool: ['rolldown', '--config', 'rolldown.config.ts'],
  },
  console: {
    folders: ['app/ui', 'console', 'contract', 'vite'],
    files: ['vite.console.config.ts', 'tsconfig.json', 'package.json'],
    tool: ['vite', 'build', '--config', 'vite.console.config.ts'],
  },
};
/** @typedef {keyof typeof PARTS} Part */
const parts = /** @type {Part[]} */ (Object.keys(PARTS));

const TEST = /\.(test|deep)\.tsx?$/;
const EXAMPLES = /\.examples\.tsx$/;

/**
 * @typedef {object} Build
 * @property {string} name in lines about its progress; empty for the usual one
 * @property {string} folder relative to the project's folder
 * @property {string} content the pack that it serves by default
 * @property {boolean} hasGallery whether `/ui` shows the examples of all components
 * @property {boolean} isForSettings whether its style sheet has the theme of the pack in the
 *   settings, and it keeps files of former builds
 */

/** The build that `npm start` serves. @type {Build} */
export const productBuild = {
  name: '',
  folder: 'build',
  content: 'content',
  hasGallery: false,
  isForSettings: true,
};

/** The build in an archive, which depends on the sources alone. @type {Build} */
export const releaseBuild = {
  name: 'release',
  folder: '.cache/release-build',
  content: 'content',
  hasGallery: false,
  isForSettings: false,
};

/** The build for tests: the same sources with the fixture pack and the gallery. @type {Build} */
export const testBuild = {
  name: 'test',
  folder: '.cache/test-build',
  content: 'tests/pack',
  hasGallery: true,
  isForSettings: false,
};

/**
 * Settings that save a quarter of the memory. By default Node lets new objects grow to three times
 * 16 MB before it collects them, and glibc keeps a separate memory arena for each thread.
 */
export const memorySettings = {
  options: ['--max-semi-space-size=4'],
  env: { MALLOC_ARENA_MAX: '2' },
};

/** Path of the bundled program, relative to the project's folder. @param {Build} build */
export const programOf = ({ folder }) => `${folder}/program/main.js`;

/**
 * The source files of a part, by name.
 *
 * @param {Part} part
 * @param {string} [project]
 * @param {boolean} [hasGallery]
 */
export function inputsOf(part, project = root, hasGallery = false) {
  const { folders, files } = PARTS[part];
  /** @type {Map<string, string>} */
  const inputs = new Map(files.map((name) => [name, join(project, name)]));
  for (const folder of folders) {
    for (const [name, path] of filesUnder(join(project, folder), folder)) {
      if (TEST.test(name) || (EXAMPLES.test(name) && !hasGallery)) continue;
      inputs.set(name, path);
    }
  }
  return inputs;
}

/** @param {Build} build @param {Part} part */
const stampOf = ({ folder }, part) => join(root, folder, `.${part}-hash`);

/** @param {Build} build @param {Part} part */
function currentHash(build, part) {
  const facts = part === 'program' ? (readStamp(stampOf(build, 'site')) ?? '') : installHash();
  return hashOf(inputsOf(part, root, part === 'site' && build.hasGallery), [facts]);
}

/** Builds the site, the program and the console, unless they are up to date. */
export async function ensureBuilt(build = productBuild) {
  for (const part of parts) {
    await refresh({
      stamp: stampOf(build, part),
      hash: () => currentHash(build, part),
      work: () => make(build, part),
    });
  }
}

/** Whether the build is up to date with the sources. */
export function isBuilt(build = productBuild) {
  return parts.every((part) => readStamp(stampOf(build, part)) === currentHash(build, part));
}

/** @param {Build} build @param {Part} part */
function make(build, part) {
  // Former assets are for pages that are still open in browsers.
  if (part !== 'site' || !build.isForSettings) return run(build, part);
  const parked = join(root, '.cache/former-assets');
  return buildKeepingAssets({ build: join(root, build.folder), parked }, () => run(build, part));
}

/** @param {Build} build @param {Part} part */
function run(build, part) {
  const [tool = '', ...args] = PARTS[part].tool;
  const what = [build.name, part].filter(Boolean).join(' ');
  const env = {
    ...(!build.isForSettings && { CONTENT_DIR: build.content }),
    BUILD_DIR: build.folder,
    VITE_GALLERY: build.hasGallery ? 'on' : '',
    NODE_ENV: 'production',
  };
  return withProgress(`Building the ${what}`, async () => {
    const command = ['--env-file-if-exists=.env', toolFile(tool, tool), ...args];
    const { status, output } = await runNode(command, { collect: true, env });
    stopIfInterrupted();
    if (status === 0) return;
    throw new Failure(`The ${what} could not be built. See the output above.`, output);
  });
}
