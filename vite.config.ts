import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contentPack } from './vite/content-pack.ts';
import { isLoadedFirst, isOnFirstVisit } from './vite/first-modules.ts';
import { precompress } from './vite/precompress.ts';
import { routeSheets } from './vite/route-sheets.ts';

/** Small things that the frame of each page or the home page has in common with something else. */
const FIRST_VISIT =
  /\/lucide-react\/|vite\/preload-helper|\/contract\/impact-people|\/content\/(pages\/errors|service-packages)|\/app\/(routes\/(not-found|home)|ui\/((error|failed|message)-panel|snackbar|avatar|clock|package-card|field\/use-hydrated))/;
const OURS = /\/(app|content|contract|node_modules\/lucide-react)\//;

export default defineConfig({
  plugins: [
    contentPack(resolve(process.env.CONTENT_DIR ?? 'content')),
    tailwindcss(),
    reactRouter(),
    routeSheets(),
    precompress(),
  ],
  // The server bundles the icons it draws, rather than opening a file for each at its start.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    // Small files as data: addresses would be repeated in every page that shows them.
    assetsInlineLimit: 0,
    // The Content-Security-Policy allows only hashed inline scripts, so no polyfill is injected.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The browser prepares all functions of a file while that comes, beside the page, instead of
        // each in the page's own time. Of what many pages share, each needs only a part.
        postBanner: ({ name }) => (name === 'pages' ? '' : '//# allFunctionsCalledOnLoad'),
        // What most pages share comes in one file: each small one costs headers of its own and
        // compresses badly.
        codeSplitting: {
          groups: [
            // A file of its own is started in a task of its own.
            {
              name: 'react-dom',
              test: /\/(node_modules\/(react-dom|scheduler)\/|app\/hydrate-root)/,
            },
            {
              name: (id, modules) => (isLoadedFirst(id, modules) ? 'shared' : null),
              minShareCount: 4,
              test: OURS,
            },
            {
              name: (id, modules) => (isOnFirstVisit(id, modules) ? 'first-visit' : null),
              minShareCount: 2,
              test: FIRST_VISIT,
            },
            { name: 'pages', minShareCount: 4, test: OURS },
          ],
        },
      },
    },
  },
});
