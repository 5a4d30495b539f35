/**
 * Does the work that reads the whole pack in a thread, so that visitors do not wait for it. The
 * thread is started at the first call, and ends when it has been idle for a while.
 */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ProblemError } from '#contract/problem.ts';
import { buildFolder } from '#delivery/build-folder.ts';
import { deserializeError } from '#delivery/render-messages.ts';
import type { Config } from '#server/settings.ts';
import { inSpan } from '#telemetry/tracing.ts';
import type { ContentAnswer, ContentCall } from './content-messages.ts';
import type { ContentTasks } from './content-worker.ts';

/** Megabytes: the parsed pack, a draft of it, and the site that renders previews. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };

/** Milliseconds without a call after which the thread ends. */
const IDLE = 10 * 60_000;

/** Calls that may wait. More colleagues than this cannot be editing. */
const MAX_IN_FLIGHT = 50;

/** What only reads can wait for what someone publishes. */
const READING: readonly string[] = ['check', 'preview', 'health'] satisfies (keyof ContentTasks)[];

/** Milliseconds after which a call that only reads is refused, unless it has begun. */
const PATIENCE = 7000;

/** Milliseconds after which a call is given up, and the thread with it. */
const TIMEOUT = 60_000;

const isBundle = !import.meta.filename.endsWith('.ts');
const WORKER = isBundle
  ? join(buildFolder, 'program/content-worker.js')
  : join(import.meta.dirname, 'content-worker.ts');

interface Call extends PromiseWithResolvers<unknown> {
  refusal: NodeJS.Timeout | undefined;
}

export class ContentThread {
  readonly #config: Config;
  readonly #patience: number;
  readonly #inFlight = new Map<number, Call>();
  #worker: Worker | undefined;
  #count = 0;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(config: Config, patience = PATIENCE) {
    this.#config = config;
    this.#patience = patience;
  }

  /** Each method calls the one of the same name in the thread. */
  readonly tasks: ContentTasks = new Proxy({} as ContentTasks, {
    get:
      (_tasks, method) =>
      (...args: unknown[]) =>
        inSpan(`content: ${String(method)}`, {}, () => this.#call(String(method), args)),
  });

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    await Promise.allSettled([...this.#inFlight.values()].map(({ promise }) => promise));
    await this.#worker?.terminate();
  }

  async #call(method: string, args: readonly unknown[]): Promise<unknown> {
    if (this.#isClosed || this.#inFlight.size >= MAX_IN_FLIGHT) throw busy();
    const id = this.#count++;
    const done = Promise.withResolvers<unknown>();
    const isReading = READING.includes(method);
    const refusal = isReading ? setTimeout(() => done.reject(busy()), this.#patience) : undefined;
    const startBy = isReading ? Date.now() + this.#patience : Number.POSITIVE_INFINITY;
    this.#inFlight.set(id, { ...done, refusal });
    clearTimeout(this.#idle);
    const timer = setTimeout(() => this.#fail(new Error(`${method} took too long`)), TIMEOUT);
    try {
      this.#worker ??= this.#start();
      this.#worker.postMessage({ id, method, args, startBy } satisfies ContentCall);
      return await done.promise;
    } finally {
      clearTimeout(timer);
      clearTimeout(refusal);
      this.#inFlight.delete(id);
      if (this.#inFlight.size === 0) this.#endWhenIdle();
    }
  }

  #start(): Worker {
    const worker = new Worker(WORKER, { workerData: this.#config, resourceLimits: MEMORY });
    worker.on('message', (answer: ContentAnswer) => {
      const call = this.#inFlight.get(answer.id);
      if ('hasBegun' in answer) clearTimeout(call?.refusal);
      else if ('error' in answer) call?.reject(deserializeError(answer.error));
      else call?.resolve(answer.result);
    });
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', () => {
      if (this.#worker === worker) this.#fail(new Error('The content thread has ended'));
    });
    return worker;
  }

  /** The next call starts another thread. */
  #fail(error: Error): void {
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
    for (const { reject } of this.#inFlight.values()) reject(error);
  }

  #endWhenIdle(): void {
    this.#idle = setTimeout(() => {
      const worker = this.#worker;
      this.#worker = undefined;
      void worker?.terminate();
    }, IDLE);
    this.#idle.unref();
    this.#worker?.unref();
  }
}

const busy = () =>
  new ProblemError('unavailable', 'Too much is being checked and published. Try again soon', {
    retryAfter: 5,
  });
