/** Runs before each file of tests: cleans up behind them. */
import { afterAll, afterEach, vi } from 'vitest';
import { removeTemporaryFolders } from './temporary-folders.ts';

// The next file of this worker replaces globals before any of its tests runs.
afterEach(() => {
  vi.unstubAllGlobals();
});

// It is registered first, so it runs last, when nothing uses the folders any more.
afterAll(removeTemporaryFolders);
