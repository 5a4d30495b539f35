import { dirname, join, resolve } from 'node:path';

const isBundle = !import.meta.filename.endsWith('.ts');

/** The folder of the built site. It contains the bundled program; sources use `BUILD_DIR`. */
export const buildFolder = isBundle
  ? dirname(import.meta.dirname)
  : resolve(process.env.BUILD_DIR || 'build');

/** The site's code. The bundled program has a copy that shares its libraries. */
export const siteFile = join(buildFolder, isBundle ? 'program/site.js' : 'server/index.js');

/** The script of the render thread. */
export const rendererFile = isBundle
  ? join(buildFolder, 'program/render-worker.js')
  : join(import.meta.dirname, 'render-worker.ts');
