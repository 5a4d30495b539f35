/** Before tests of the site's own parts, which import their words. */
import { afterEach, vi } from 'vitest';
import { providePack } from '#app/pack.ts';
import { packModules } from './pack-modules.ts';

providePack(await packModules());

// The next file of this worker begins with what it prepares, before any test of it takes out what stands in a global's place.
afterEach(() => {
  vi.unstubAllGlobals();
});
