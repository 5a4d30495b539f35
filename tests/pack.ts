import { resolve } from 'node:path';
import { testBuild } from '#scripts/build.mjs';

/**
 * The pack that the tests serve: a small one of another brand, so that whatever stands in `content/`
 * breaks no test.
 */
export const PACK = resolve(testBuild.content());
