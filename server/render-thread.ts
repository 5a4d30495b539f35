/**
 * Rendering in a thread of its own: the server's thread answers cached pages meanwhile. It is started
 * with the first page, so that the server itself starts as fast as ever.
 */
import { Worker } from 'node:worker_threads';
import type { PublicApi } from '#contract/public-api.ts';
import { rendererFile } from './build-folder.ts';
import type { MadePage } from './made-page.ts';
import type { FromRenderer, ToRenderer } from './render-messages.ts';
import { receivedError, sentError } from './sent-error.ts';

type Ended = Extract<FromRenderer, { made: unknown } | { error: unknown }>;

interface Rendering {
  api: PublicApi;
  report: (error: unknown) => void;
  done: PromiseWithResolvers<MadePage>;
}

export interface RenderThread {
  isReady(): boolean;
  /** Undefined while the thread is not there, at the start or after a crash: the caller renders. */
  render(
    request: Request,
    api: PublicApi,
    report: (error: unknown) => void,
  ): Promise<MadePage> | undefined;
  close(): Promise<void>;
}

/** Megabytes: ample for the site and two pages; what these leave behind is collected early. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 };

/** Milliseconds from one start of the thread to the next, where it crashes each time. */
const PAUSE = 1000;

export function createRenderThread(): RenderThread {
  const underWay = new Map<number, Rendering>();
  let worker: Worker | undefined;
  let startedAt = Number.NEGATIVE_INFINITY;
  let isReady = false;
  let isClosed = false;
  let pages = 0;

  const send = (message: ToRenderer) => worker?.postMessage(message);

  async function answer(
    { call, method, args }: { call: number; method: string; args: unknown[] },
    api: PublicApi,
  ) {
    const asked = (api as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>)[
      method
    ];
    try {
      send({ call, value: await asked?.(...args) });
    } catch (error) {
      send({ call, error: sentError(error) });
    }
  }

  function receive(message: FromRenderer): void {
    if ('isReady' in message) {
      isReady = true;
      return;
    }
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
  }

  function start(): void {
    if (worker || isClosed || performance.now() - startedAt < PAUSE) return;
    startedAt = performance.now();
    worker = new Worker(rendererFile, { resourceLimits: MEMORY });
    worker.unref();
    worker.on('message', receive);
    worker.on('error', (error) => {
      for (const { report } of underWay.values()) report(error);
    });
    worker.on('exit', () => {
      worker = undefined;
      isReady = false;
      for (const { done } of underWay.values()) done.reject(new Error('The renderer ended'));
      underWay.clear();
    });
  }

  return {
    isReady: () => isReady,
    render: ({ url, headers }, api, report) => {
      start();
      if (!isReady) return undefined;
      const page = pages++;
      const done = Promise.withResolvers<MadePage>();
      underWay.set(page, { api, report, done });
      send({ page, url, headers: [...headers] });
      return done.promise;
    },
    close: async () => {
      isClosed = true;
      await worker?.terminate();
    },
  };
}
