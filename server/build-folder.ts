import { join, resolve } from 'node:path';

const FLAG = '--build=';

const given = process.argv.find((argument) => argument.startsWith(FLAG))?.slice(FLAG.length);

/** Where the built site stands. The tests of components have a build of their own, with `/ui`. */
export const buildFolder = resolve(given ?? 'build');

const isBundle = !import.meta.filename.endsWith('.ts');

/** How the site is rendered. Beside the bundled program stands one that shares its libraries. */
export const siteFile = join(
  buildFolder,
  isBundle && given === undefined ? 'program/site.js' : 'server/index.js',
);
