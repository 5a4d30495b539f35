/**
 * The console's build: files that browsers fetch, and `document.json`, which tells the server which of
 * them the document names. It has no part in the site's build, whose files are the same without it.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { DOCUMENT_FILE, type DocumentFiles } from '#contract/console/document.ts';
import { precompress } from './precompress.ts';

interface Places {
  /** The pack whose theme the style sheet is made with. */
  contentDir: string;
  /** What is written, from the project's folder. */
  folder: string;
}

const ENTRY = 'console/main.tsx';

export function consoleBuild({ contentDir, folder }: Places): Plugin {
  const theme = join(contentDir, 'theme.css');
  let isWatching = false;
  return {
    name: 'console-build',
    config: () => ({
      // The console lies at a path of the operator's choice: its files name each other relatively.
      base: './',
      publicDir: false,
      appType: 'custom',
      // In a style sheet `#` would begin a fragment.
      resolve: { alias: { '@content': contentDir } },
      build: {
        outDir: folder,
        emptyOutDir: true,
        // The document allows no data: but for pictures.
        assetsInlineLimit: 0,
        // Those that know `light-dark()`: staff keep their browsers.
        cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
        // For the test of what a first view weighs.
        manifest: true,
        // React's own 'use client' means nothing here.
        rolldownOptions: { input: ENTRY, checks: { moduleLevelDirective: false } },
      },
    }),
    configResolved({ build }) {
      isWatching = build.watch !== null;
    },
    buildStart() {
      this.addWatchFile(theme);
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const digest = createHash('sha256').update(readFileSync(theme)).digest('hex');
        const source = JSON.stringify({ ...filesOf(bundle), theme: digest });
        this.emitFile({ type: 'asset', fileName: DOCUMENT_FILE, source });
      },
    },
    async writeBundle() {
      if (!isWatching) await precompress(join(folder, 'assets'));
    },
  };
}

/** @throws Error where the bundle is none of the console */
function filesOf(bundle: Rolldown.OutputBundle): Omit<DocumentFiles, 'theme'> {
  const files = Object.values(bundle);
  const chunks = files.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const style = files.find(({ fileName }) => /^assets\/main-[^/]*\.css$/.test(fileName));
  if (!entry || !style) throw new Error(`${ENTRY} brings no script or no style sheet`);
  const first = new Set([entry.fileName]);
  for (const name of first) {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    for (const imported of chunk?.imports ?? []) first.add(imported);
  }
  const [script, ...imports] = first;
  return { script: script ?? '', imports, style: style.fileName };
}
