/** Where the React site comes from: the build, in its render thread, or Vite during development. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { PackModules } from '#app/pack.ts';
import type { Site } from './built-site.ts';
import { RenderThread, SiteUnusable } from './render-thread.ts';

export interface SiteSource {
  /** Asked for each request: another pack has other pages. */
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
  const version = source.contentVersion();
  const pack = await source.readPack();
  const thread = new RenderThread();
  const site = new FollowingSite(source, thread, { version, pack, open: await thread.open(pack) });
  return {
    site: () => site.now(),
    pack: () => site.pack,
    generation: () => site.generation,
    contentShown: () => site.contentShown(),
    close: () => site.close(),
  };
}

interface Shown {
  /** Of the content when the pack was read. */
  version: number;
  pack: PackModules;
  open: Awaited<ReturnType<RenderThread['open']>>;
}

/** Opens each pack that is loaded, in the render thread, in place of the one before. */
class FollowingSite {
  readonly #source: PackSource;
  readonly #thread: RenderThread;
  readonly #closing = new AbortController();
  #shown: Shown;
  #site: Site;
  generation = 0;
  #following: Promise<void> | undefined;

  constructor(source: PackSource, thread: RenderThread, shown: Shown) {
    this.#source = source;
    this.#thread = thread;
    this.#shown = shown;
    this.#site = this.#siteOf(shown);
    source.packShown(shown.pack);
    void this.#watch(this.#closing.signal);
  }

  get pack(): PackModules {
    return this.#shown.pack;
  }

  now(): Site {
    void this.#keepUp();
    return this.#site;
  }

  async contentShown(): Promise<void> {
    // What is under way may have begun with less.
    await this.#following;
    await this.#keepUp();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#thread.close();
  }

  /** A request that waits in a queue, or is still being sent, may have begun with the pack before. */
  #siteOf({ open }: Shown): Site {
    return { ...open.site, render: (...args) => this.#shown.open.site.render(...args) };
  }

  #keepUp(): Promise<void> {
    if (!this.#following && this.#shown.version !== this.#source.contentVersion()) {
      this.#following = this.#follow()
        .catch(this.#source.report)
        .finally(() => {
          this.#following = undefined;
        });
    }
    return this.#following ?? Promise.resolve();
  }

  async #follow(): Promise<void> {
    const version = this.#source.contentVersion();
    const pack = await this.#source.readPack();
    const before = this.#shown;
    if (JSON.stringify(pack) === JSON.stringify(before.pack)) {
      before.version = version;
      return;
    }
    const open = await this.#thread.open(pack).catch((error: unknown) => {
      // Another try of the same pack would fail as well.
      if (error instanceof SiteUnusable) before.version = version;
      throw error;
    });
    before.open.close();
    this.#shown = { version, pack, open };
    this.#site = this.#siteOf(this.#shown);
    this.generation++;
    this.#source.packShown(pack);
  }

  /** Without it the first request after a change would be shown, and a CDN would keep, the pack before. */
  async #watch(signal: AbortSignal): Promise<void> {
    let tried = this.#shown.version;
    for (;;) {
      await pause(LOOK, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        const latest = this.#source.contentVersion();
        // What failed is tried again for those who ask.
        if (latest === tried) continue;
        await this.#following;
        tried = latest;
        await this.#keepUp();
      } catch {
        // The database cannot be read: requests are answered with that.
      }
    }
  }
}
