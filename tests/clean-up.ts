/** Registers cleanup for each test file. */
import { afterAll, afterEach, vi } from 'vitest';
import { removeTemporaryFolders } from './temporary-folders.ts';

// The next file of this worker may set globals before its first test runs.
afterEach(() => {
  vi.unstubAllGlobals();
});

// Registered first, so it runs last, when nothing uses the folders any more.
afterAll(removeTemporaryFolders);
