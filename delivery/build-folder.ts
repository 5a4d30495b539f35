import { dirname, join, resolve } from 'node:path';

const isBundle = !import.meta.filename.endsWith('.ts');

/** Where the built site stands: the bundled program stands in it; the sources are told by `BUILD_DIR`. */
export const buildFolder = isBundle
  ? dirname(import.meta.dirname)
  : resolve(process.env.BUILD_DIR || 'build');

/** How the site is rendered. Beside the bundled program stands one that shares its libraries. */
export const siteFile = join(buildFolder, isBundle ? 'program/site.js' : 'server/index.js');

/** What renders in a thread of its own. */
export const rendererFile = isBundle
  ? join(buildFolder, 'program/render-worker.js')
  : join(import.meta.dirname, 'render-worker.ts');
