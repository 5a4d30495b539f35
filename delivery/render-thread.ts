/** The site in a thread of its own: the server's thread answers cached pages meanwhile. */
import { Worker } from 'node:worker_threads';
import type { PackModules } from '#app/pack.ts';
import type { PublicApi } from '#contract/public-api.ts';
import { rendererFile } from './build-folder.ts';
import { type Site, type SiteRoute, siteOf } from './built-site.ts';
import { busyProblem } from './busy-problem.ts';
import type { MadePage } from './made-page.ts';
import type { PageRequest } from './page-request.ts';
import type { FromRenderer, ToRenderer } from './render-messages.ts';
import { receivedError, sentError } from './sent-error.ts';
import { receivedArgument } from './sent-form.ts';

type Ended = Extract<FromRenderer, { made: unknown } | { error: unknown }>;
type Call = Extract<FromRenderer, { call: number }>;

interface Rendering {
  api: PublicApi;
  report: (error: unknown) => void;
  done: PromiseWithResolvers<MadePage>;
}

/** The site of a pack cannot be opened; the message is for whoever loads packs. */
export class SiteUnusable extends Error {}

export interface RenderThread {
  site: Site;
  /** Ends it once the pages under way have ended. */
  retire(): void;
  close(): Promise<void>;
}

/** Megabytes: ample for the site and two pages; what these leave behind is collected early. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/** Milliseconds from one start of the thread to the next, where it crashes each time. */
const PAUSE = 1000;

/**
 * The site of this pack. A thread that crashes is started anew with the next page.
 * @throws SiteUnusable, as where the pack lacks what the pages show
 */
export async function startRenderThread(pack: PackModules): Promise<RenderThread> {
  const underWay = new Map<number, Rendering>();
  let worker: Worker | undefined;
  let starting: Promise<readonly SiteRoute[]> | undefined;
  let startedAt = Number.NEGATIVE_INFINITY;
  let isRetired = false;
  let pages = 0;

  const send = (message: ToRenderer, transfer: ArrayBuffer[] = []) =>
    worker?.postMessage(message, transfer);

  async function answer({ call, method, args }: Call, api: PublicApi) {
    const asked = (api as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>)[
      method
    ];
    try {
      send({ call, value: await asked?.(...args.map(receivedArgument)) });
    } catch (error) {
      send({ call, error: sentError(error) });
    }
  }

  function receive(message: Exclude<FromRenderer, { pages: unknown }>): void {
    const rendering = underWay.get(message.page);
    if (!rendering) return;
    if ('call' in message) void answer(message, rendering.api);
    else if ('report' in message) rendering.report(receivedError(message.report));
    else settle(rendering, message);
  }

  function settle(rendering: Rendering, message: Ended): void {
    underWay.delete(message.page);
    if ('made' in message) rendering.done.resolve(message.made);
    else rendering.done.reject(receivedError(message.error));
    endRetired();
  }

  function endRetired(): void {
    if (isRetired && underWay.size === 0) void worker?.terminate();
  }

  async function start(): Promise<readonly SiteRoute[]> {
    if (starting) return starting;
    if (isRetired || performance.now() - startedAt < PAUSE) throw busyProblem();
    startedAt = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<readonly SiteRoute[]>();
    starting = promise;
    const started = new Worker(rendererFile, { workerData: pack, resourceLimits: MEMORY });
    worker = started;
    started.on('message', (message: FromRenderer) => {
      if (!('pages' in message)) return receive(message);
      // Whoever waits for it wants it; from now on it keeps nobody.
      started.unref();
      resolve(message.pages);
    });
    let failure: Error | undefined;
    started.on('error', (error) => {
      failure = error as Error;
    });
    started.on('exit', () => {
      worker = undefined;
      starting = undefined;
      const error = failure ?? new Error('The renderer ended');
      reject(new SiteUnusable(`The site cannot be shown: ${error.message}`, { cause: error }));
      for (const { done } of underWay.values()) done.reject(error);
      underWay.clear();
    });
    return promise;
  }

  function render(
    request: PageRequest,
    api: PublicApi,
    report: (error: unknown) => void,
  ): Promise<MadePage> {
    const page = pages++;
    const done = Promise.withResolvers<MadePage>();
    // Under way from now on: the thread is not to end before it has begun with it.
    underWay.set(page, { api, report, done });
    start().then(
      () => send({ page, request }, request.body ? [request.body] : []),
      (error: unknown) => {
        underWay.delete(page);
        done.reject(error);
      },
    );
    return done.promise;
  }

  return {
    site: siteOf(await start(), render),
    retire: () => {
      isRetired = true;
      endRetired();
    },
    close: async () => {
      isRetired = true;
      await worker?.terminate();
    },
  };
}
