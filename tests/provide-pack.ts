/** Runs before each file of tests: provides the words of the site's own parts, and cleans up afterwards. */
import { afterAll, afterEach, vi } from 'vitest';
import { providePack } from '#app/pack.ts';
import { packModules } from './pack-modules.ts';
import { removeTemporaryFolders } from './temporary-folders.ts';

providePack(await packModules());

// The next file of this worker begins with what it prepares, before any test of it takes out what stands in a global's place.
afterEach(() => {
  vi.unstubAllGlobals();
});

// It is registered first, so it runs last, when nothing uses the folders any more.
afterAll(removeTemporaryFolders);
