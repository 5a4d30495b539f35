import { resolve } from 'node:path';

const FLAG = '--build=';

/** Where the built site stands. The tests of components have a build of their own, with `/ui`. */
export const buildFolder = resolve(
  process.argv.find((argument) => argument.startsWith(FLAG))?.slice(FLAG.length) ?? 'build',
);
