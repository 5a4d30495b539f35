/** The built site, running in the test's thread. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLocalSite, type Site, type SiteEntry } from '#delivery/built-site.ts';
import { readModules } from '#domain/content/pack/read-modules.ts';
import type { Build } from '#scripts/build.mjs';
import { testBuild } from '#scripts/build.mjs';
import { packModules } from './pack-modules.ts';

/** The exports of the built site, which opens any pack. */
export async function siteEntry(build: Build = testBuild): Promise<SiteEntry> {
  const file = pathToFileURL(resolve(join(build.folder, 'server/index.js'))).href;
  return (await import(file)) as SiteEntry;
}

export async function builtSite(build: Build = testBuild): Promise<Site> {
  const { openSite } = await siteEntry(build);
  const pack = build === testBuild ? await packModules() : await readModules(build.content);
  return createLocalSite(openSite(pack));
}
