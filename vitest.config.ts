import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { testBuild } from './scripts/build.mjs';
import { consoleCalls, publicCalls } from './vite/api-calls.ts';
import { contentPack } from './vite/content-pack.ts';

/** `npm run test:deep` runs the tests that `npm test` leaves out. */
const isDeep = Boolean(process.env.DEEP);

/** `npm test` runs these files on SQLite only; `npm run test:deep` runs them on PostgreSQL. */
function suitesOnOneEngine(): string[] {
  const files = globSync('{api,delivery,server,tests}/**/*.test.ts');
  return files.filter((file) => readFileSync(file, 'utf8').includes('describeOnOneEngine('));
}

export default defineConfig({
  // For parts of the site that import their copy, and for the calls of both APIs.
  plugins: [contentPack(resolve(testBuild.content)), consoleCalls(), publicCalls()],
  oxc: { jsx: { development: false } },
  test: {
    include: isDeep ? ['**/*.deep.{ts,tsx}', ...suitesOnOneEngine()] : ['**/*.test.{ts,tsx}'],
    exclude: ['.cache/**', 'node_modules/**', 'build/**', 'tests/journeys/**'],
    // Tests use the production build of React, as the site does.
    env: {
      NODE_ENV: 'production',
      BUILD_DIR: testBuild.folder,
      // Commands that tests run start in half the time.
      NODE_COMPILE_CACHE: resolve('.cache/compile'),
    },
    globalSetup: ['tests/throwaway-postgres.ts'],
    setupFiles: ['tests/clean-up.ts'],
    // Only a hang takes this long: tests start servers and databases on two cores that may be busy.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    // Two cores; some tests wait for timers and processes.
    maxWorkers: 4,
    // A worker loads the program once for all its files, because loading takes longer than most of
    // them. Stubs and mocks are therefore removed after each test.
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
  },
});
