/** The program in a few files, with the built site and all libraries: see decision 19. */
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';
import { readBuiltInCopy } from '#domain/content-pack/built-in-copy.ts';
import { SERVER_COPY } from '#domain/content-pack/server-copy.ts';

const ROOT = import.meta.dirname;
const BUILD = process.env.BUILD_DIR || 'build';
const OUTPUT = `${BUILD}/program`;

/** What stands beside a source file (migrations, our own code as text) is still found from there. */
const ownPlaces: Plugin = {
  name: 'own-places',
  transform(code, id) {
    const place = relative(ROOT, id).replaceAll('\\', '/');
    if (/^\.\.\/|(^|\/)node_modules\//.test(place) || !code.includes('import.meta.url'))
      return null;
    const fromOutput = relative(join(ROOT, OUTPUT), id).replaceAll('\\', '/');
    const address = `new URL(${JSON.stringify(fromOutput)}, import.meta.url).href`;
    return code.replaceAll('import.meta.url', address);
  },
};

/** What the server reads of the pack: parsed now, taken at a start where the file is still the same. */
const checkedCopy: Plugin = {
  name: 'checked-copy',
  load(id) {
    if (relative(ROOT, id) !== join('domain', 'content-pack', 'checked-copy.ts')) return null;
    const pack = resolve(ROOT, process.env.CONTENT_DIR ?? 'content');
    const entries = SERVER_COPY.map((file) => {
      const text = readFileSync(join(pack, file), 'utf8');
      return [file, { text, copy: readBuiltInCopy(pack, file) }];
    });
    return `export const CHECKED_COPY = ${JSON.stringify(Object.fromEntries(entries))};`;
  },
};

export default defineConfig({
  input: {
    main: 'server/main.ts',
    'render-worker': 'server/render-worker.ts',
    site: resolve(ROOT, BUILD, 'server/index.js'),
  },
  platform: 'node',
  // Programs of the machine's own kind, a driver that is not installed, and what is read from disk
  // by name: Vite is for development, Scalar brings the page of the API's description.
  external: [/^sharp$/, /^pg-native$/, /^vite$/, /^@scalar\//],
  plugins: [ownPlaces, checkedCopy],
  transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  // React's own 'use client' means nothing here.
  checks: { moduleLevelDirective: false },
  output: {
    dir: OUTPUT,
    cleanDir: true,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  },
});
