// @ts-check
import { join } from 'node:path';
import { stopIfInterrupted } from './child.mjs';
import { Failure } from './failure.mjs';
import { keepingAssets } from './former-assets.mjs';
import { installHash } from './install.mjs';
import { runNode } from './pinned-node.mjs';
import { root, toolFile } from './places.mjs';
import { withProgress } from './progress.mjs';
import { filesUnder, hashOf, readStamp, refresh } from './stamp.mjs';

/**
 * What each part of a build is made of, and the tool that makes it. No pack is among the sources: it is
 * read at run time, and a theme that is not the one in the style sheet goes into the pages.
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
  /** The program has the site in it. */
  program: {
    folders: ['api', 'cli', 'contract', 'db', 'delivery', 'domain', 'server'],
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
 * @property {string} folder from the project's folder
 * @property {string} content the pack that it serves, unless a setting names another
 * @property {boolean} hasGallery whether `/ui` shows the examples of all components
 */

/** What `npm start` serves. @type {Build} */
export const productBuild = { folder: 'build', content: 'content', hasGallery: false };

/** What the tests serve: the same sources with the fixture pack and the gallery. @type {Build} */
export const testBuild = {
  folder: '.cache/test-build',
  content: 'tests/pack',
  hasGallery: true,
};

/**
 * How the program is kept from using a quarter more memory for the same work: Node lets new objects
 * grow to three times 16 MB before it collects them, and glibc keeps memory apart for each thread that
 * ever asked for some.
 */
export const sparing = {
  options: ['--max-semi-space-size=4'],
  env: { MALLOC_ARENA_MAX: '2' },
};

/** The bundled program with its site, from the project's folder. @param {Build} build */
export const programOf = ({ folder }) => `${folder}/program/main.js`;

/**
 * The files that go into a part, by name.
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

/** Builds the site, the program around it, and the console, where there is none of these very sources. */
export async function ensureBuilt(build = productBuild) {
  for (const part of parts) {
    await refresh({
      stamp: stampOf(build, part),
      hash: () => currentHash(build, part),
      work: () => make(build, part),
    });
  }
}

/** Whether the build is the one of these very sources. */
export function isBuilt(build = productBuild) {
  return parts.every((part) => readStamp(stampOf(build, part)) === currentHash(build, part));
}

/** @param {Build} build @param {Part} part */
function make(build, part) {
  // No browser keeps pages of the tests' build open.
  if (part !== 'site' || build.hasGallery) return run(build, part);
  const parked = join(root, '.cache/former-assets');
  return keepingAssets({ build: join(root, build.folder), parked }, () => run(build, part));
}

/** @param {Build} build @param {Part} part */
function run(build, part) {
  const [tool = '', ...args] = PARTS[part].tool;
  const what = part === 'site' && build.hasGallery ? 'site of the tests' : part;
  const env = {
    // The product's style sheet has the theme of the pack that the settings name.
    ...(build.hasGallery && { CONTENT_DIR: build.content }),
    BUILD_DIR: build.folder,
    VITE_GALLERY: build.hasGallery ? 'on' : '',
    NODE_ENV: 'production',
  };
  return withProgress(`Building the ${what}`, async () => {
    const command = ['--env-file-if-exists=.env', toolFile(tool, tool), ...args];
    const { status, output } = await runNode(command, { collect: true, env });
    stopIfInterrupted();
    if (status === 0) return;
    throw new Failure(`The ${what} could not be built: the lines above say why.`, output);
  });
}
