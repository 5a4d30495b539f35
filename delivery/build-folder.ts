import { dirname, join, resolve } from 'node:path';

const isBundle = !import.meta.filename.endsWith('.ts');

/** The folder of the built site: the bundled program is in it, and `BUILD_DIR` names it for the sources. */
export const buildFolder = isBundle
  ? dirname(import.meta.dirname)
  : resolve(process.env.BUILD_DIR || 'build');

/** The site's code. Beside the bundled program is one that shares its libraries. */
export const siteFile = join(buildFolder, isBundle ? 'program/site.js' : 'server/index.js');

/** The program of the render thread. */
export const rendererFile = isBundle
  ? join(buildFolder, 'program/render-worker.js')
  : join(import.meta.dirname, 'render-worker.ts');
