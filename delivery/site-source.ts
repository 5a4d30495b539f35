/** The source of the React site: the build in the render thread, or Vite during development. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { PackModules } from '#app/pack.ts';
import type { Site } from './built-site.ts';
import { RenderThread, SiteUnusableError } from './render-thread.ts';

export interface SiteSource {
  /** Called for each request, as the pack can change. */
  site: () => Promise<Site> | Site;
  /** The current pack. */
  pack: () => PackModules;
  /** Increases whenever the pack is replaced. */
  generation: () => number;
  /** Resolves when pages show all content that is stored by now; a failure is only reported. */
  waitForContent: () => Promise<void>;
  close: () => Promise<void>;
  /** Serves the assets of pages during development. @returns whether the request was answered */
  serveAsset?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}

interface PackSource {
  readPack: () => Promise<PackModules>;
  /** A number that changes with the content. */
  contentVersion: () => number;
  /** Called with the pack that is shown from now on. */
  setVisiblePack: (pack: PackModules) => void;
  report: (error: unknown) => void;
}

/** Milliseconds between two polls of the content version, for times without requests. */
const POLL_INTERVAL = 500;

/**
 * The built site of the loaded pack. When another pack is loaded, the current one is served until
 * the new one is open. A pack that cannot be opened is reported, and the current one stays.
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
    waitForContent: () => site.waitForContent(),
    close: () => site.close(),
  };
}

interface VisiblePack {
  /** The content version when the pack was read. */
  version: number;
  pack: PackModules;
  open: Awaited<ReturnType<RenderThread['open']>>;
}

/** Opens each newly loaded pack in the render thread and replaces the previous one. */
class FollowingSite {
  readonly #source: PackSource;
  readonly #thread: RenderThread;
  readonly #closing = new AbortController();
  #visible: VisiblePack;
  #site: Site;
  generation = 0;
  #following: Promise<void> | undefined;

  constructor(source: PackSource, thread: RenderThread, visible: VisiblePack) {
    this.#source = source;
    this.#thread = thread;
    this.#visible = visible;
    this.#site = this.#siteOf(visible);
    source.setVisiblePack(visible.pack);
    void this.#watch(this.#closing.signal);
  }

  get pack(): PackModules {
    return this.#visible.pack;
  }

  now(): Site {
    void this.#update();
    return this.#site;
  }

  async waitForContent(): Promise<void> {
    // A change in flight may have begun with older content.
    await this.#following;
    await this.#update();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#thread.close();
  }

  /** Renders with the current pack, as a queued request may have begun with the previous one. */
  #siteOf({ open }: VisiblePack): Site {
    return { ...open.site, render: (...args) => this.#visible.open.site.render(...args) };
  }

  #update(): Promise<void> {
    if (!this.#following && this.#visible.version !== this.#source.contentVersion()) {
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
    const previous = this.#visible;
    if (JSON.stringify(pack) === JSON.stringify(previous.pack)) {
      previous.version = version;
      return;
    }
    const open = await this.#thread.open(pack).catch((error: unknown) => {
      // Another attempt with the same pack would fail too.
      if (error instanceof SiteUnusableError) previous.version = version;
      throw error;
    });
    previous.open.close();
    this.#visible = { version, pack, open };
    this.#site = this.#siteOf(this.#visible);
    this.generation++;
    this.#source.setVisiblePack(pack);
  }

  /**
   * Without polling, the first request after a change would get the old pack, and a CDN cache it.
   */
  async #watch(signal: AbortSignal): Promise<void> {
    let triedVersion = this.#visible.version;
    for (;;) {
      await pause(POLL_INTERVAL, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      try {
        const latest = this.#source.contentVersion();
        // A failed version is tried again only by requests.
        if (latest === triedVersion) continue;
        await this.#following;
        triedVersion = latest;
        await this.#update();
      } catch {
        // The database cannot be read; requests report that.
      }
    }
  }
}
