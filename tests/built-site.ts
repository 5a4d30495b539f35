/** The built site in the test's own thread. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FIRST_LANGUAGE } from '#contract/languages.ts';
import { translatedPack } from '#contract/translated-pack.ts';
import { type Site, type SiteEntry, siteHere } from '#delivery/built-site.ts';
import { readModules } from '#domain/content-pack/index.ts';
import type { Build } from '#scripts/build.mjs';
import { testBuild } from '#scripts/build.mjs';
import { packModules } from './pack-modules.ts';

/** One for all: its code reads the pack where it is loaded. */
export async function builtSite(build: Build = testBuild): Promise<Site> {
  const file = pathToFileURL(resolve(join(build.folder, 'server/index.js'))).href;
  const { openSite } = (await import(file)) as SiteEntry;
  const pack = build === testBuild ? await packModules() : await readModules(build.content());
  return siteHere(await openSite(translatedPack(pack, FIRST_LANGUAGE)));
}
