import { resolve } from 'node:path';
import { readSite } from '#domain/content/pack/built-in-copy.ts';
import { productBuild, testBuild } from '#scripts/build.mjs';

/**
 * The pack that the tests serve: a small one of another brand, so the tests do not depend on
 * `content/`.
 */
export const PACK = resolve(testBuild.content);

/** Whether `content/` is the product's default pack, whose facts the tests check. */
export const hasDefaultPack = readSite(productBuild.content).slug === 'setu';
