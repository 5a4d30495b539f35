/** Where the React site comes from: the build, in a thread of its own, or Vite while somebody works on it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PackModules } from '#app/pack.ts';
import type { Site } from './built-site.ts';
import { startRenderThread } from './render-thread.ts';

export interface SiteSource {
  /** Asked anew for each request: another pack has other pages. */
  site: () => Promise<Site> | Site;
  /** What is shown now. */
  pack: () => PackModules;
  /** Grows whenever another pack is shown. */
  generation: () => number;
  close: () => Promise<void>;
  /** Answers what the site's pages load, where no files of theirs are built. */
  answersAsset?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

interface PackSource {
  readPack: () => Promise<PackModules>;
  /** Another number after each change of content. */
  contentVersion: () => number;
  /** Is told which pack is shown from now on. */
  packShown: (pack: PackModules) => void;
  report: (error: unknown) => void;
}

/**
 * The built site of the pack that is loaded. Where another one is loaded, its site is opened beside the
 * present one, which answers until the other can; one that cannot be opened is reported, and the
 * present one stays.
 */
export async function openBuiltSite(source: PackSource): Promise<SiteSource> {
  const { readPack, contentVersion, packShown, report } = source;
  let version = contentVersion();
  let pack = await readPack();
  let thread = await startRenderThread(pack);
  /** What waits in a queue, or is still being sent, may have begun with the site before. */
  const render: Site['render'] = (...args) => thread.site.render(...args);
  let site: Site = { ...thread.site, render };
  let generation = 0;
  let isFollowing = false;
  let isClosed = false;
  packShown(pack);

  async function follow(): Promise<void> {
    const latest = contentVersion();
    const loaded = await readPack();
    if (JSON.stringify(loaded) !== JSON.stringify(pack)) {
      const next = await startRenderThread(loaded).catch((error: unknown) => {
        version = latest;
        throw error;
      });
      thread.retire();
      thread = next;
      site = { ...thread.site, render };
      pack = loaded;
      generation++;
      packShown(pack);
      if (isClosed) await thread.close();
    }
    version = latest;
  }

  return {
    site: () => {
      if (!isFollowing && version !== contentVersion()) {
        isFollowing = true;
        follow()
          .catch(report)
          .finally(() => {
            isFollowing = false;
          });
      }
      return site;
    },
    pack: () => pack,
    generation: () => generation,
    close: async () => {
      isClosed = true;
      await thread.close();
    },
  };
}
