/** Renders pages in another thread, so that the main thread keeps serving cached pages. */
import { Worker } from 'node:worker_threads';
import type { PackModules } from '#app/pack.ts';
import type { PublicApi } from '#contract/public-api.ts';
import { rendererFile } from './build-folder.ts';
import { createSite, type Site, type SiteRoute } from './built-site.ts';
import { busyProblem } from './fair-semaphore.ts';
import type { FromRenderer, ToRenderer } from './render-messages.ts';
import { deserializeArgument, deserializeError, serializeError } from './render-messages.ts';
import type { RenderedResponse } from './render-page.ts';

type Opened = Extract<FromRenderer, { opened: number }>;
type Call = Extract<FromRenderer, { call: number }>;

interface Rendering {
  api: PublicApi;
  report: (error: unknown) => void;
  done: PromiseWithResolvers<RenderedResponse>;
}

/** The pack cannot be shown. The message is for the operator who loads packs. */
export class SiteUnusableError extends Error {}

export interface OpenPack {
  site: Site;
  /** Requests that have begun with this pack are still completed with it. */
  close(): void;
}

/** Megabytes, enough for the site, two packs and two pages. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/** Minimum milliseconds between two starts of the thread, in case it crashes each time. */
const MIN_RESTART_INTERVAL = 1000;

/** Renders the pages of all open packs. After a crash the next page starts another thread. */
export class RenderThread {
  readonly #inFlight = new Map<number, Rendering>();
  readonly #packs = new Map<number, PackModules>();
  readonly #openings = new Map<number, PromiseWithResolvers<readonly SiteRoute[]>>();
  #worker: Worker | undefined;
  #startedAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;
  #pageCount = 0;
  #packCount = 0;

  /**
   * Opens a pack in addition to those that are open.
   * @throws SiteUnusableError if the pack lacks something that pages need
   */
  async open(modules: PackModules): Promise<OpenPack> {
    const pack = this.#packCount++;
    const opening = Promise.withResolvers<readonly SiteRoute[]>();
    const isRunning = this.#worker !== undefined;
    this.#openings.set(pack, opening);
    this.#packs.set(pack, modules);
    try {
      this.#start();
      if (isRunning) this.#send({ open: pack, modules });
      const routes = await opening.promise;
      return {
        site: createSite(routes, (...args) => this.#render(pack, ...args)),
        close: () => {
          this.#packs.delete(pack);
          this.#send({ close: pack });
        },
      };
    } catch (error) {
      this.#packs.delete(pack);
      this.#openings.delete(pack);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
  }

  #render(
    pack: number,
    ...[request, api, report]: Parameters<Site['render']>
  ): Promise<RenderedResponse> {
    const page = this.#pageCount++;
    const done = Promise.withResolvers<RenderedResponse>();
    try {
      this.#start();
      this.#inFlight.set(page, { api, report, done });
      this.#send({ page, pack, request }, request.body ? [request.body] : []);
    } catch (error) {
      done.reject(error);
    }
    return done.promise;
  }

  /**
   * Starts the thread if none is running, and opens all packs in it.
   * @throws ProblemError `unavailable` if the previous start was less than
   *   `MIN_RESTART_INTERVAL` ago
   */
  #start(): void {
    if (this.#worker) return;
    if (this.#isClosed || performance.now() - this.#startedAt < MIN_RESTART_INTERVAL)
      throw busyProblem();
    this.#startedAt = performance.now();
    const worker = new Worker(rendererFile, { resourceLimits: MEMORY });
    this.#worker = worker;
    // An idle thread must not keep the process alive.
    if (this.#openings.size === 0) worker.unref();
    worker.on('message', (message: FromRenderer) => this.#receive(message));
    let failure = new Error('The render thread has exited');
    worker.on('error', (error) => {
      failure = error as Error;
    });
    worker.on('exit', () => this.#fail(failure));
    for (const [pack, modules] of this.#packs) this.#send({ open: pack, modules });
  }

  #fail(failure: Error): void {
    this.#worker = undefined;
    for (const { reject } of this.#openings.values()) reject(unusable(failure));
    for (const { done } of this.#inFlight.values()) done.reject(failure);
    this.#openings.clear();
    this.#inFlight.clear();
  }

  #send(message: ToRenderer, transfer: ArrayBuffer[] = []): void {
    this.#worker?.postMessage(message, transfer);
  }

  #receive(message: FromRenderer): void {
    if ('opened' in message) {
      this.#receiveOpened(message);
      return;
    }
    const rendering = this.#inFlight.get(message.page);
    if (!rendering) return;
    if ('call' in message) void this.#answer(message, rendering.api);
    else if ('report' in message) rendering.report(deserializeError(message.report));
    else {
      this.#inFlight.delete(message.page);
      if ('rendered' in message) rendering.done.resolve(message.rendered);
      else rendering.done.reject(deserializeError(message.error));
    }
  }

  #receiveOpened(message: Opened): void {
    const opening = this.#openings.get(message.opened);
    this.#openings.delete(message.opened);
    if ('pages' in message) opening?.resolve(message.pages);
    else opening?.reject(unusable(deserializeError(message.error)));
    if (this.#openings.size === 0) this.#worker?.unref();
  }

  async #answer({ call, method, args }: Call, api: PublicApi): Promise<void> {
    const calls = api as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
    try {
      this.#send({ call, value: await calls[method]?.(...args.map(deserializeArgument)) });
    } catch (error) {
      this.#send({ call, error: serializeError(error) });
    }
  }
}

const unusable = (cause: Error) =>
  new SiteUnusableError(`The site cannot be shown: ${cause.message}`, { cause });
