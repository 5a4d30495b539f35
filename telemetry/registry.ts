/** All metrics of this process, and what reads values when they are requested. */
import type { Metric } from './metric.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';

/** Milliseconds for all collectors together. One that hangs leaves its values as they are. */
const TIMEOUT = 2000;

type Collect = () => unknown;

class Registry {
  readonly #metrics = new Map<string, Metric>();
  readonly #collectors = new Set<Collect>();

  add<Added extends Metric>(metric: Added): Added {
    this.#metrics.set(metric.facts.name, metric);
    return metric;
  }

  /**
   * Calls a function before each snapshot, which sets gauges. If it fails, the snapshot goes on.
   * @returns a function that removes it
   */
  onCollect(collect: Collect): () => void {
    this.#collectors.add(collect);
    return () => void this.#collectors.delete(collect);
  }

  async snapshot(): Promise<Snapshot> {
    const done = Promise.allSettled([...this.#collectors].map(async (collect) => collect()));
    await Promise.race([done, timeout(done)]);
    return snapshotOf(this.#metrics.values());
  }
}

function timeout(done: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, TIMEOUT).unref();
    void done.then(() => clearTimeout(timer));
  });
}

/** One for the process, as the log is. */
export const registry = new Registry();
