import type { SiteModules } from '#domain/content/pack/index.ts';
import { readModules } from '#domain/content/pack/read-modules.ts';
import { PACK } from './pack.ts';

let modules: Promise<SiteModules> | undefined;

/** The modules of the tests' pack that the site's code imports. */
export function packModules(): Promise<SiteModules> {
  modules ??= readModules(PACK);
  return modules;
}
