import { resolve } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { browserFiles } from './vite/browser-files.ts';
import { contentPack } from './vite/content-pack.ts';
import { precompress } from './vite/precompress.ts';
import { routeSheets } from './vite/route-sheets.ts';

export default defineConfig({
  plugins: [
    contentPack(resolve(process.env.CONTENT_DIR ?? 'content')),
    tailwindcss(),
    reactRouter(),
    routeSheets(),
    browserFiles(),
    precompress(),
  ],
  build: {
    // Small files as data: URLs would be repeated in every page that shows them.
    assetsInlineLimit: 0,
    // The Content-Security-Policy allows only hashed inline scripts, so no polyfill is injected.
    modulePreload: { polyfill: false },
  },
});
