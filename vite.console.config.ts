import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { consoleCalls } from './vite/api-calls.ts';
import { consoleBuild } from './vite/console-build.ts';
import { packageRecord } from './vite/package-record.ts';

const build = process.env.BUILD_DIR || 'build';

export default defineConfig({
  plugins: [
    consoleCalls(),
    // Vite minifies for the browsers in `cssTarget`.
    tailwindcss({ optimize: false }),
    consoleBuild({
      contentDir: resolve(process.env.CONTENT_DIR || 'content'),
      folder: `${build}/console`,
    }),
    packageRecord(build, 'console'),
  ],
});
