import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { publicCalls } from './vite/api-calls.ts';
import { contentPack } from './vite/content-pack.ts';
import { firstScreenStyles } from './vite/first-screen-styles.ts';
import { islands } from './vite/islands.ts';
import { packageRecord } from './vite/package-record.ts';
import { siteBuild } from './vite/site-build.ts';

const build = process.env.BUILD_DIR || 'build';

export default defineConfig({
  plugins: [
    contentPack(resolve(process.env.CONTENT_DIR || 'content')),
    publicCalls(),
    tailwindcss(),
    firstScreenStyles(),
    islands(),
    siteBuild(build),
    packageRecord(build),
  ],
});
