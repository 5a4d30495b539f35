/** Bundles the program, the built site and all libraries into a few files (decision 19). */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, relative, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';
import { starterTexts } from '#domain/content/new-pack/starter-texts.ts';
import { readSite } from '#domain/content/pack/built-in-copy.ts';
import { loaderFingerprint } from '#domain/content/pack/loader-fingerprint.ts';
import { baseTexts } from '#domain/content/pack-files/base-texts.ts';
import { drawingFingerprint } from '#server/files/share/drawing-fingerprint.ts';
import { productFonts } from '#server/files/share/product-font.ts';
import { packageRecord } from './vite/package-record.ts';

const ROOT = import.meta.dirname;
const BUILD = process.env.BUILD_DIR || 'build';
const OUTPUT = `${BUILD}/program`;

/** Copies the SQL of the migrations beside the file that reads it. */
const migrations: Plugin = {
  name: 'migrations',
  generateBundle() {
    for (const file of globSync('db/migrations/*/*.sql')) {
      const source = readFileSync(file, 'utf8');
      this.emitFile({ type: 'asset', fileName: relative('db', file), source });
    }
  },
};

/** Files that libraries load at run time, by their names beside the program. */
const WASM = {
  'pdfium.wasm': '@hyzyla/pdfium/pdfium.wasm',
  'harfbuzz.wasm': 'harfbuzzjs/dist/harfbuzz.wasm',
  'harfbuzz-subset.wasm': 'harfbuzzjs/dist/harfbuzz-subset.wasm',
};

/** Copies the PDF reader and HarfBuzz beside the code that runs them. */
const wasm: Plugin = {
  name: 'wasm',
  generateBundle() {
    const { resolve: find } = createRequire(import.meta.url);
    for (const [fileName, file] of Object.entries(WASM)) {
      this.emitFile({ type: 'asset', fileName, source: readFileSync(find(file)) });
    }
  },
};

/** Copies the font of share pictures beside the program. */
const productFont: Plugin = {
  name: 'product-font',
  generateBundle() {
    for (const path of productFonts()) {
      this.emitFile({ type: 'asset', fileName: basename(path), source: readFileSync(path) });
    }
  },
};

/**
 * Digests of our own code and the texts of the base pack and of the starter, computed at build time,
 * because the program runs without its sources.
 */
const COMPUTED: Readonly<Record<string, string>> = {
  [resolve('domain/content/pack/loader-fingerprint.ts')]:
    `export const loaderFingerprint = () => '${loaderFingerprint()}';`,
  [resolve('server/files/share/drawing-fingerprint.ts')]:
    `export const drawingFingerprint = () => '${drawingFingerprint()}';`,
  [resolve('domain/content/pack-files/base-texts.ts')]:
    `const texts = ${JSON.stringify(baseTexts())}; export const baseTexts = () => texts;`,
  [resolve('domain/content/new-pack/starter-texts.ts')]:
    `const texts = ${JSON.stringify(starterTexts())}; export const starterTexts = () => texts;`,
};

const computed: Plugin = {
  name: 'computed',
  load: (id) => COMPUTED[id] ?? null,
};

/** The brand, parsed at build time. A start uses it if the text of the file has not changed. */
function checkedSite(): string {
  const pack = resolve(ROOT, process.env.CONTENT_DIR || 'content');
  const text = readFileSync(join(pack, 'site.yaml'), 'utf8');
  return JSON.stringify({ text, site: readSite(pack) });
}

/**
 * V8 keeps the text of every loaded file in each thread, with two bytes per character if one of
 * them is not in Latin-1. So these characters are escaped. A backslash before one is dropped, as it
 * has no effect.
 */
const narrowText: Plugin = {
  name: 'narrow-text',
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle)) {
      if (part.type === 'chunk') part.code = part.code.replace(WIDE, escapeWide);
    }
  },
};

const WIDE = /(?<!\\)((?:\\\\)*)\\?([^\0-\xff]+)/g;

function escapeWide(_match: string, backslashes: string, wide: string): string {
  const escapes = wide.split('').map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'));
  return `${backslashes}\\u${escapes.join('\\u')}`;
}

export default defineConfig({
  input: {
    main: 'server/main.ts',
    'render-worker': 'delivery/render-worker.ts',
    'content-worker': 'server/content/content-worker.ts',
    'pdf-child': 'server/jobs/pdf-process/pdf-child.mjs',
    'media-child': 'server/jobs/media-process/media-child.mjs',
    'pack-child': 'server/content/new-pack/pack-child.ts',
    healthcheck: 'server/healthcheck.ts',
    site: resolve(ROOT, BUILD, 'server/index.js'),
    content: 'cli/content.ts',
    data: 'cli/data.ts',
    inbox: 'cli/inbox.ts',
    staff: 'cli/staff.ts',
    doctor: 'cli/doctor.ts',
  },
  platform: 'node',
  // Native binaries, a driver that is not installed, and Vite, which is only for development.
  external: [/^sharp$/, /^@takumi-rs\//, /^pg-native$/, /^vite$/],
  plugins: [migrations, wasm, productFont, computed, narrowText, packageRecord(BUILD, 'program')],
  transform: {
    define: {
      'process.env.NODE_ENV': '"production"',
      // Modules do not have it, and libraries that do are bundled into them.
      __dirname: 'import.meta.dirname',
      CHECKED_SITE: checkedSite(),
    },
  },
  // Libraries for React have 'use client' directives, which have no effect here.
  checks: { moduleLevelDirective: false },
  output: {
    dir: OUTPUT,
    cleanDir: true,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    comments: { legal: true, annotation: false, jsdoc: false },
  },
});
