import type { SiteModules } from '#domain/content/pack/index.ts';
import { readModules } from '#domain/content/pack/read-modules.ts';
import { PACK } from './pack.ts';

let modules: Promise<SiteModules> | undefined;

/** What the site's code imports of the fixture pack. */
export function packModules(): Promise<SiteModules> {
  modules ??= readModules(PACK);
  return modules;
}
