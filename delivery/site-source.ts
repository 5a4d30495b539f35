/** Where the React site comes from: the build, in its render thread, or Vite during development. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { PackModules } from '#app/pack.ts';
import type { Site } from './built-site.ts';
import { RenderThread, SiteUnusable } from './render-thread.ts';

export interface SiteSource {
  /** Asked anew for each request: another pack has other pages. */
  site: () => Promise<Site> | Site;
  /** What is shown now. */
  pack: () => PackModules;
  /** Grows whenever another pack is shown. */
  generation: () => number;
  /** Fulfilled once pages show all content that is stored by now; where they cannot, that is reported. */
  contentShown: () => Promise<void>;
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

/** Milliseconds between two looks at the version, for a pack that nobody asks for. */
const LOOK = 500;

/**
 * The built site of the pack that is loaded. When another pack is loaded, the present one answers until the
 * other is open; a pack that cannot be opened is reported, and the present one stays.
 */
export async function openBuiltSite(source: PackSource): Promise<SiteSource> {
  const { readPack, contentVersion, packShown, report } = source;
  let version = contentVersion();
  let pack = await readPack();
  const thread = new RenderThread();
  let open = await thread.open(pack);
  /** A request that waits in a queue, or is still being sent, may have begun with the pack before. */
  const render: Site['render'] = (...args) => open.site.render(...args);
  let site: Site = { ...open.site, render };
  let generation = 0;
  let following: Promise<void> | undefined;
  const closing = new AbortController();
  packShown(pack);

  async function follow(): Promise<void> {
    const latest = contentVersion();
    const loaded = await readPack();
    if (JSON.stringify(loaded) !== JSON.stringify(pack)) {
      const next = await thread.open(loaded).catch((error: unknown) => {
        // Another try of the same pack would fail as well.
        if (error instanceof SiteUnusable) version = latest;
        throw error;
      });
      open.close();
      open = next;
      site = { ...open.site, render };
      pack = loaded;
      generation++;
      packShown(pack);
    }
    version = latest;
  }

  function keepUp(): Promise<void> {
    if (!following && version !== contentVersion()) {
      following = follow()
        .catch(report)
        .finally(() => {
          following = undefined;
        });
    }
    return following ?? Promise.resolve();
  }

  /** Without it the first who asks after a change would be shown, and a CDN would keep, what was before. */
  async function watch({ signal }: AbortController): Promise<void> {
    let tried = version;
    for (;;) {
      await pause(LOOK, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        const latest = contentVersion();
        // What failed is tried again for those who ask.
        if (latest === tried) continue;
        await following;
        tried = latest;
        await keepUp();
      } catch {
        // The database cannot be read: whoever asks is told.
      }
    }
  }
  void watch(closing);

  return {
    site: () => {
      void keepUp();
      return site;
    },
    contentShown: async () => {
      // What is under way may have begun with less.
      await following;
      await keepUp();
    },
    pack: () => pack,
    generation: () => generation,
    close: async () => {
      closing.abort();
      await thread.close();
    },
  };
}
