/**
 * In the process that starts the workers: merges their values. Counters of a worker that has ended
 * still count, because a sum that falls looks like a restart to Prometheus, and its rates would
 * then include everything that the other workers ever counted.
 */
import type { Worker } from 'node:cluster';
import { textOf } from '#telemetry/exposition.ts';
import { registry } from '#telemetry/registry.ts';
import { countsOf, mergeSnapshots, type Snapshot } from '#telemetry/snapshot.ts';
import type { FromWorker, ToWorker } from './process-messages.ts';
import { type Scrape, shareScrapes } from './scrape.ts';

/** Milliseconds for the answers of all workers. Of one that is late, earlier counts are used. */
const TIMEOUT = 3000;

export class HostScrapes {
  readonly #workers = new Set<Worker>();
  /** The last counts of each worker that runs. */
  readonly #latest = new Map<Worker, Snapshot>();
  readonly #pending = new Map<Worker, PromiseWithResolvers<Snapshot>>();
  /** The counts of all workers that have ended. */
  #ended: Snapshot = [];
  #collections = 0;

  /** Follows a worker until it ends. */
  add(worker: Worker): void {
    this.#workers.add(worker);
    worker.on('message', (message: FromWorker) => {
      if ('collected' in message && message.collected === this.#collections)
        this.#pending.get(worker)?.resolve(message.snapshot);
      else if ('scrape' in message) void this.#answer(worker, message.scrape);
    });
    worker.on('exit', () => {
      this.#workers.delete(worker);
      this.#ended = mergeSnapshots([this.#ended, this.#latest.get(worker) ?? []]);
      this.#latest.delete(worker);
      this.#pending.get(worker)?.resolve([]);
      this.#pending.delete(worker);
    });
  }

  /** The metrics of all processes of this host. */
  readonly scrape: Scrape = shareScrapes(async () => {
    const own = await registry.snapshot();
    const collected = await this.#collect();
    // The counts of a worker that has just ended are among the others of its kind.
    const running = collected.filter(([worker]) => this.#workers.has(worker));
    return textOf(mergeSnapshots([own, this.#ended, ...running.map(([, values]) => values)]));
  });

  async #collect(): Promise<[Worker, Snapshot][]> {
    this.#collections++;
    const late = new Promise<undefined>((resolve) => {
      setTimeout(() => resolve(undefined), TIMEOUT).unref();
    });
    return Promise.all(
      [...this.#workers].map(async (worker): Promise<[Worker, Snapshot]> => {
        const done = Promise.withResolvers<Snapshot>();
        this.#pending.set(worker, done);
        sendTo(worker, { collect: this.#collections });
        const snapshot = await Promise.race([done.promise, late]);
        if (snapshot && this.#workers.has(worker)) this.#latest.set(worker, countsOf(snapshot));
        return [worker, snapshot ?? this.#latest.get(worker) ?? []];
      }),
    );
  }

  async #answer(worker: Worker, scraped: number): Promise<void> {
    const text = await this.scrape().catch(() => null);
    sendTo(worker, { scraped, text });
  }
}

/** A worker that has just ended gets nothing. */
function sendTo(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}
