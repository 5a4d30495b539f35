// @ts-check
import { join } from 'node:path';
import { stopIfInterrupted } from './child.mjs';
import { Failure } from './failure.mjs';
import { keepingAssets } from './former-assets.mjs';
import { installHash } from './install.mjs';
import { runNode } from './pinned-node.mjs';
import { root, toolFile } from './places.mjs';
import { withProgress } from './progress.mjs';
import { contentDir } from './settings-file.mjs';
import { filesUnder, hashOf, readStamp, refresh } from './stamp.mjs';

const sourceFolders = [
  'app',
  'contract',
  'domain/content/pack',
  'domain/content/pictures',
  'public',
  'vite',
];
const sourceFiles = ['vite.config.ts', 'tsconfig.json', 'package.json'];

/** What the console is made of. */
const consoleFolders = ['app/ui', 'console', 'contract', 'vite'];
const consoleFiles = ['vite.console.config.ts', 'tsconfig.json', 'package.json'];
const notBuilt = /\.((test|deep)\.tsx?|examples\.tsx)$/;

/** What the program is made of besides what the site is made of. */
const programFolders = ['api', 'cli', 'contract', 'db', 'delivery', 'domain', 'server'];
const programFiles = ['rolldown.config.ts'];

/**
 * The files that go into the built site, by name. No pack is among them: it is read at run time, and a
 * theme that is not the one in the style sheet goes into the pages.
 *
 * @param {string} project
 */
export const buildInputs = (project) => inputsOf(project, sourceFolders, sourceFiles);

/**
 * The files that go into the built console, by name. No pack is among them here either.
 *
 * @param {string} project
 */
export const consoleInputs = (project) => inputsOf(project, consoleFolders, consoleFiles);

/**
 * @param {string} project
 * @param {string[]} folders
 * @param {string[]} single
 */
function inputsOf(project, folders, single) {
  /** @type {Map<string, string>} */
  const files = new Map(single.map((name) => [name, join(project, name)]));
  for (const folder of folders) {
    for (const [name, path] of filesUnder(join(project, folder), folder)) {
      if (!notBuilt.test(name)) files.set(name, path);
    }
  }
  return files;
}

/**
 * The files that the bundled program is made of, by name, but for the site.
 *
 * @param {string} project
 */
export function programInputs(project) {
  const folders = programFolders.flatMap((name) => [...filesUnder(join(project, name), name)]);
  /** @type {Map<string, string>} */
  const files = new Map(folders.filter(([name]) => !notBuilt.test(name)));
  for (const name of programFiles) files.set(name, join(project, name));
  return files;
}

/**
 * @typedef {object} Build
 * @property {string} folder from the project's folder
 * @property {() => string} content the pack whose theme stands in the style sheet
 * @property {boolean} hasGallery whether `/ui` shows the examples of all components
 */

/** What `npm start` serves. @type {Build} */
export const productBuild = { folder: 'build', content: contentDir, hasGallery: false };

/** What the tests serve: the same sources with the fixture pack and the gallery. @type {Build} */
export const testBuild = {
  folder: '.cache/test-build',
  content: () => 'tests/pack',
  hasGallery: true,
};

/** The bundled program with its site, from the project's folder. @param {Build} build */
export const programOf = ({ folder }) => `${folder}/program/main.js`;

/**
 * How each part of a build knows whether it is still good.
 *
 * @param {Build} build
 */
function partsOf(build) {
  const folder = join(root, build.folder);
  const site = {
    stamp: join(folder, '.source-hash'),
    hash: () => {
      const inputs = buildInputs(root);
      if (build.hasGallery) {
        for (const [name, path] of filesUnder(join(root, 'app'), 'app')) inputs.set(name, path);
      }
      return hashOf(inputs, [installHash()]);
    },
  };
  const program = {
    stamp: join(folder, '.program-hash'),
    // The site is a part of the program.
    hash: () => hashOf(programInputs(root), [readStamp(site.stamp) ?? '']),
  };
  const staff = {
    stamp: join(folder, '.console-hash'),
    hash: () => hashOf(consoleInputs(root), [installHash()]),
  };
  return { site, program, staff };
}

/** Builds the site, the program around it, and the console, where there is none of these very sources. */
export async function ensureBuilt(build = productBuild) {
  const { site, program, staff } = partsOf(build);
  const what = build.hasGallery ? 'site of the tests' : 'site';
  await refresh({
    ...site,
    work: () => {
      const work = () => run(build, what, [toolFile('vite', 'vite'), 'build', '--app']);
      // Nobody has pages of the tests' build open.
      if (build.hasGallery) return work();
      const parked = join(root, '.cache/former-assets');
      return keepingAssets({ build: join(root, build.folder), parked }, work);
    },
  });
  await refresh({
    ...program,
    work: () =>
      run(build, 'program', [toolFile('rolldown', 'rolldown'), '--config', 'rolldown.config.ts']),
  });
  await refresh({
    ...staff,
    work: () => run(build, 'console', consoleArgs()),
  });
}

const consoleArgs = () => [toolFile('vite', 'vite'), 'build', '--config', 'vite.console.config.ts'];

/** Whether the build is the one of these very sources. */
export function isBuilt(build = productBuild) {
  return Object.values(partsOf(build)).every(({ stamp, hash }) => readStamp(stamp) === hash());
}

/**
 * @param {Build} build
 * @param {string} what
 * @param {string[]} args
 */
function run(build, what, args) {
  const env = {
    CONTENT_DIR: build.content(),
    BUILD_DIR: build.folder,
    VITE_GALLERY: build.hasGallery ? 'on' : '',
    NODE_ENV: 'production',
  };
  return withProgress(`Building the ${what}`, async () => {
    const { status, output } = await runNode(args, { collect: true, env });
    stopIfInterrupted();
    if (status === 0) return;
    throw new Failure(`The ${what} could not be built: the lines above say why.`, output);
  });
}
