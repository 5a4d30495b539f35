/** Renders pages in another thread, so that the server's thread keeps answering cached pages. */
import { Worker } from 'node:worker_threads';
import type { PackModules } from '#app/pack.ts';
import type { PublicApi } from '#contract/public-api.ts';
import { rendererFile } from './build-folder.ts';
import { type Site, type SiteRoute, siteOf } from './built-site.ts';
import { busyProblem } from './fair-semaphore.ts';
import type { MadePage } from './made-page.ts';
import type { FromRenderer, ToRenderer } from './render-messages.ts';
import { receivedArgument, receivedError, sentError } from './render-messages.ts';

type Opened = Extract<FromRenderer, { opened: number }>;
type Call = Extract<FromRenderer, { call: number }>;

interface Rendering {
  api: PublicApi;
  report: (error: unknown) => void;
  done: PromiseWithResolvers<MadePage>;
}

/** The site of a pack cannot be opened; the message is for the operator who loads packs. */
export class SiteUnusable extends Error {}

export interface OpenPack {
  site: Site;
  /** Requests that have begun with it still end with it. */
  close(): void;
}

export interface RenderThread {
  /**
   * Opens a pack beside those that are open.
   * @throws SiteUnusable where the pack lacks something that pages show
   */
  open(modules: PackModules): Promise<OpenPack>;
  close(): Promise<void>;
}

/** Megabytes: ample for the site, two packs and two pages. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/** Milliseconds from one start of the thread to the next, where it crashes each time. */
const PAUSE = 1000;

type Opening = PromiseWithResolvers<readonly SiteRoute[]>;

/** Renders the pages of any number of packs. After a crash the next page starts another thread. */
export function startRenderThread(): RenderThread {
  const inFlight = new Map<number, Rendering>();
  const packs = new Map<number, PackModules>();
  const openings = new Map<number, Opening>();
  let worker: Worker | undefined;
  let startedAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  let pages = 0;
  let opened = 0;

  const send = (message: ToRenderer, transfer: ArrayBuffer[] = []) =>
    worker?.postMessage(message, transfer);

  async function answer({ call, method, args }: Call, api: PublicApi) {
    const calls = api as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
    try {
      send({ call, value: await calls[method]?.(...args.map(receivedArgument)) });
    } catch (error) {
      send({ call, error: sentError(error) });
    }
  }

  function receive(message: FromRenderer): void {
    if ('opened' in message) receiveOpened(message);
    else {
      const rendering = inFlight.get(message.page);
      if (rendering) receiveOf(rendering, message);
    }
  }

  function receiveOf(rendering: Rendering, message: Exclude<FromRenderer, Opened>): void {
    if ('call' in message) void answer(message, rendering.api);
    else if ('report' in message) rendering.report(receivedError(message.report));
    else {
      inFlight.delete(message.page);
      if ('made' in message) rendering.done.resolve(message.made);
      else rendering.done.reject(receivedError(message.error));
    }
  }

  function receiveOpened(message: Opened): void {
    const opening = openings.get(message.opened);
    openings.delete(message.opened);
    if ('pages' in message) opening?.resolve(message.pages);
    else opening?.reject(unusable(receivedError(message.error)));
    // A thread that has nothing to open keeps no process alive.
    if (openings.size === 0) worker?.unref();
  }

  /** @throws ProblemError `busy` */
  function start(): void {
    if (worker) return;
    if (isClosed || performance.now() - startedAt < PAUSE) throw busyProblem();
    startedAt = performance.now();
    const started = new Worker(rendererFile, { resourceLimits: MEMORY });
    worker = started;
    if (openings.size === 0) started.unref();
    started.on('message', receive);
    let failure = new Error('The renderer ended');
    started.on('error', (error) => {
      failure = error as Error;
    });
    started.on('exit', () => {
      worker = undefined;
      for (const { reject } of openings.values()) reject(unusable(failure));
      for (const { done } of inFlight.values()) done.reject(failure);
      openings.clear();
      inFlight.clear();
    });
    for (const [pack, modules] of packs) send({ open: pack, modules });
  }

  function render(pack: number, ...[request, api, report]: Parameters<Site['render']>) {
    const page = pages++;
    const done = Promise.withResolvers<MadePage>();
    try {
      start();
      inFlight.set(page, { api, report, done });
      send({ page, pack, request }, request.body ? [request.body] : []);
    } catch (error) {
      done.reject(error);
    }
    return done.promise;
  }

  return {
    open: async (modules) => {
      const pack = opened++;
      const opening: Opening = Promise.withResolvers();
      openings.set(pack, opening);
      const isRunning = worker !== undefined;
      packs.set(pack, modules);
      try {
        start();
        if (isRunning) send({ open: pack, modules });
        const site = siteOf(await opening.promise, (...args) => render(pack, ...args));
        return {
          site,
          close: () => {
            packs.delete(pack);
            send({ close: pack });
          },
        };
      } catch (error) {
        packs.delete(pack);
        openings.delete(pack);
        throw error;
      }
    },
    close: async () => {
      isClosed = true;
      await worker?.terminate();
    },
  };
}

const unusable = (cause: Error) =>
  new SiteUnusable(`The site cannot be shown: ${cause.message}`, { cause });
