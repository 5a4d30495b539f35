/**
 * Lets the site import its copy, `import site from '#content/site.yaml'`, and single pictures,
 * `import bridge from '#content/media/demo/bridge.jpg?picture'`, and the offices' clocks,
 * `import clocks from '#content/site.yaml?clocks'`, and the site's own clock, `site.yaml?clock`. The folder behind `#content/` is
 * the content pack in use, and a mistake in it stops the build with file, line and field.
 */
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readBuiltInCopy, readSite } from '#domain/content-pack/built-in-copy.ts';
import { builtInDigests, DIGESTS_FILE } from '#domain/content-pack/built-in-digests.ts';
import { emptyAreas, menusWithout } from '#domain/content-pack/empty-areas.ts';
import { preparePicture } from '#domain/pictures/index.ts';
import { copyModule } from './copy-module.ts';
import { utcOffsets } from './utc-offsets.ts';

const PICTURE = '?picture';
const CLOCKS = 'site.yaml?clocks';
const CLOCK = 'site.yaml?clock';

/** Years for which the days of what was published are still told right. */
const PAST = 10;

export function contentPack(contentDir: string): Plugin {
  const fileOf = (id: string) => relative(contentDir, id).replaceAll('\\', '/');
  /** The module for an id, or nothing where it is not ours. */
  const codeOf = async (id: string): Promise<string | undefined> => {
    if (fileOf(id) === 'site.yaml') {
      const site = readSite(contentDir);
      return copyModule({ ...site, menus: menusWithout(site.menus, emptyAreas(contentDir)) });
    }
    if (id.endsWith('.yaml')) return copyModule(readBuiltInCopy(contentDir, fileOf(id)));
    if (fileOf(id) === CLOCKS) {
      const zones = readSite(contentDir).offices.map(({ timeZone }) => timeZone);
      return `export default ${JSON.stringify(zones.map((zone) => utcOffsets(zone, Date.now())))};`;
    }
    if (fileOf(id) === CLOCK) {
      const { timeZone } = readSite(contentDir);
      return `export default ${JSON.stringify(utcOffsets(timeZone, Date.now(), PAST))};`;
    }
    if (!id.endsWith(PICTURE)) return undefined;
    const file = fileOf(id.slice(0, -PICTURE.length));
    return `export default ${JSON.stringify(await preparePicture(contentDir, file))};`;
  };
  return {
    name: 'content-pack',
    enforce: 'pre',
    // In a style sheet `#` would begin a fragment.
    config: () => ({ resolve: { alias: { '@content': contentDir } } }),
    resolveId(source) {
      if (!source.startsWith('#content/')) return null;
      return resolve(contentDir, source.slice('#content/'.length));
    },
    // For `npm run content -- load`, which says what the built site does not show yet.
    generateBundle() {
      if (this.environment.name !== 'ssr') return;
      const source = JSON.stringify(builtInDigests(contentDir));
      this.emitFile({ type: 'asset', fileName: DIGESTS_FILE, source });
    },
    async load(id) {
      try {
        const code = await codeOf(id);
        if (code === undefined) return null;
        this.addWatchFile(id.replace(/\?.*/, ''));
        return { code, moduleType: 'js' };
      } catch (error) {
        this.addWatchFile(id.replace(/\?.*/, ''));
        this.error(error instanceof Error ? error.message : String(error));
      }
    },
  };
}
