/**
 * The console's build: files for browsers, and `document.json` with those that the server must name
 * in the document. It is separate from the site's build and does not change its files.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type BuiltFiles, DOCUMENT_FILE, type DocumentFiles } from '#contract/console/document.ts';
import { precompress } from './precompress.ts';
import { PREVIEW_FRAME_FOLDER, previewFrameScript } from './preview-frame.ts';

interface Folders {
  /** The pack whose theme is in the stylesheet. */
  contentDir: string;
  /** The output, relative to the project. */
  folder: string;
}

const ENTRY = 'console/main.tsx';

export function consoleBuild({ contentDir, folder }: Folders): Plugin {
  const theme = join(contentDir, 'theme.css');
  let isWatching = false;
  return {
    name: 'console-build',
    config: () => ({
      // The operator chooses the console's path, so its files refer to each other by relative URLs.
      base: './',
      publicDir: false,
      appType: 'custom',
      // Not `#content`, because `#` starts a fragment in the URL of a CSS import.
      resolve: { alias: { '@content': contentDir } },
      build: {
        outDir: folder,
        emptyOutDir: true,
        // The Content-Security-Policy allows data: URLs only for pictures.
        assetsInlineLimit: 0,
        // Staff use current browsers, so only those with `light-dark()` are supported.
        cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
        // For the test of the size of a first view.
        manifest: true,
        // Libraries for React have 'use client' directives, which have no effect here.
        rolldownOptions: { input: ENTRY, checks: { moduleLevelDirective: false } },
      },
    }),
    configResolved({ build }) {
      isWatching = build.watch !== null;
    },
    buildStart() {
      this.addWatchFile(theme);
      for (const name of readdirSync(PREVIEW_FRAME_FOLDER)) {
        this.addWatchFile(join(PREVIEW_FRAME_FOLDER, name));
      }
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const frame = this.emitFile({
          type: 'asset',
          name: 'preview-frame.js',
          source: await previewFrameScript(),
        });
        const previewFrame = this.getFileName(frame);
        const digest = createHash('sha256').update(readFileSync(theme)).digest('hex');
        const files: BuiltFiles = { ...filesOf(bundle), previewFrame, theme: digest };
        const source = JSON.stringify(files);
        this.emitFile({ type: 'asset', fileName: DOCUMENT_FILE, source });
      },
    },
    async writeBundle() {
      if (!isWatching) await precompress(join(folder, 'assets'));
    },
  };
}

/** @throws Error if the bundle lacks the console's script or stylesheet */
function filesOf(bundle: Rolldown.OutputBundle): Omit<DocumentFiles, 'theme'> {
  const files = Object.values(bundle);
  const chunks = files.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const style = files.find(({ fileName }) => /^assets\/main-[^/]*\.css$/.test(fileName));
  if (!entry || !style) throw new Error(`${ENTRY} has no script or no stylesheet`);
  const first = new Set([entry.fileName]);
  for (const name of first) {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    for (const imported of chunk?.imports ?? []) first.add(imported);
  }
  const [script, ...imports] = first;
  return { script: script ?? '', imports, style: style.fileName };
}
