import { resolve } from 'node:path';
import { readSite } from '#domain/content/pack/built-in-copy.ts';
import { productBuild, testBuild } from '#scripts/build.mjs';

/**
 * The pack that the tests serve: a small one of another brand, so that whatever stands in `content/`
 * breaks no test.
 */
export const PACK = resolve(testBuild.content);

/** Whether `content/` has the pack that the product comes with: only then are its facts asked for. */
export const hasDefaultPack = readSite(productBuild.content).slug === 'setu';
