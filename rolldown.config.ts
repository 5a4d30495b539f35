/** The program in a few files, with the built site and all libraries: see decision 19. */
import { globSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';
import { readBuiltInCopy } from '#domain/content-pack/built-in-copy.ts';
import { loaderFingerprint } from '#domain/content-pack/loader-fingerprint.ts';
import { SERVER_COPY } from '#domain/content-pack/server-copy.ts';
import { drawingFingerprint } from '#server/share/drawing-fingerprint.ts';

const ROOT = import.meta.dirname;
const BUILD = process.env.BUILD_DIR || 'build';
const OUTPUT = `${BUILD}/program`;

/** The SQL of the migrations, beside the file that reads it. */
const migrations: Plugin = {
  name: 'migrations',
  generateBundle() {
    for (const file of globSync('db/migrations/*/*.sql')) {
      const source = readFileSync(file, 'utf8');
      this.emitFile({ type: 'asset', fileName: relative('db', file), source });
    }
  },
};

/** Digests of our own code, taken now: the sources need not be there when the program runs. */
const FINGERPRINTS: Readonly<Record<string, string>> = {
  [resolve('domain/content-pack/loader-fingerprint.ts')]:
    `export const loaderFingerprint = () => '${loaderFingerprint()}';`,
  [resolve('server/share/drawing-fingerprint.ts')]:
    `export const drawingFingerprint = () => '${drawingFingerprint()}';`,
};

const fingerprints: Plugin = {
  name: 'fingerprints',
  load: (id) => FINGERPRINTS[id] ?? null,
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
    content: 'cli/content.ts',
    inbox: 'cli/inbox.ts',
  },
  platform: 'node',
  // Programs of the machine's own kind, a driver that is not installed, and what is read from disk
  // by name: Vite is for development, Scalar brings the page of the API's description.
  external: [/^sharp$/, /^@takumi-rs\//, /^pg-native$/, /^vite$/, /^@scalar\//],
  plugins: [migrations, fingerprints, checkedCopy],
  transform: {
    define: {
      'process.env.NODE_ENV': '"production"',
    },
  },
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
