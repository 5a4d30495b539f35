/** The built site, running in the test's thread. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLocalSite, type Site, type SiteEntry } from '#delivery/built-site.ts';
import { readModules } from '#domain/content/pack/read-modules.ts';
import type { Build } from '#scripts/build.mjs';
import { testBuild } from '#scripts/build.mjs';
import { packModules } from './pack-modules.ts';

export async function builtSite(build: Build = testBuild): Promise<Site> {
  const file = pathToFileURL(resolve(join(build.folder, 'server/index.js'))).href;
  const { openSite } = (await import(file)) as SiteEntry;
  const pack = build === testBuild ? await packModules() : await readModules(build.content);
  return createLocalSite(openSite(pack));
}
