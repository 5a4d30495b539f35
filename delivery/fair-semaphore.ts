/** A semaphore with a queue of fixed length, shared fairly among clients. */
import { ProblemError } from '#contract/problem.ts';

/** Seconds for `Retry-After`, several times as long as a full render queue needs. */
export const BUSY_RETRY_AFTER = 2;

/** The problem of a full queue. */
export function busyProblem(): ProblemError {
  return new ProblemError('unavailable', 'Too many requests are waiting', {
    retryAfter: BUSY_RETRY_AFTER,
  });
}

export interface SemaphoreLimits {
  /** Maximum of tasks that run at the same time. */
  running: number;
  /** Maximum of running tasks of one client. By default `running`. */
  runningPerClient?: number;
  /** Maximum of queued tasks. */
  waiting: number;
  /** Tasks that a client starts before the next client's turn. By default 1. */
  perTurn?: number;
}

interface Waiting {
  begin: () => void;
  refuse: (reason: Error) => void;
}

/**
 * Runs the work in its turn. Rejects if the queue is full or `gone` is aborted before the start.
 */
export type RunInTurn = <Result>(
  work: () => Promise<Result>,
  client?: string,
  gone?: AbortSignal,
) => Promise<Result>;

/**
 * Clients take turns, however much work each has queued. If the queue is full, the client with the
 * most work loses its latest to a client with less, so no client can block the queue for others.
 * Queued work begins in a separate event loop iteration, so that other requests run in between.
 * @param refusal the error for refused work
 */
export function createFairSemaphore(
  limits: SemaphoreLimits,
  refusal: () => Error = busyProblem,
): RunInTurn {
  const semaphore = new FairSemaphore(limits, refusal);
  return (work, client = '', gone) => semaphore.run(work, client, gone);
}

class FairSemaphore {
  readonly #limits: Required<SemaphoreLimits>;
  readonly #refusal: () => Error;
  /** Queued work per client, in the order of their turns. */
  readonly #queues = new Map<string, Waiting[]>();
  readonly #running = new Map<string, number>();
  #free: number;
  #waiting = 0;
  /** Tasks that the first client has started in its turn. */
  #begunInTurn = 0;

  constructor(
    { running, runningPerClient = running, waiting, perTurn = 1 }: SemaphoreLimits,
    refusal: () => Error,
  ) {
    this.#limits = { running, runningPerClient, waiting, perTurn };
    this.#refusal = refusal;
    this.#free = running;
  }

  async run<Result>(
    work: () => Promise<Result>,
    client: string,
    gone?: AbortSignal,
  ): Promise<Result> {
    gone?.throwIfAborted();
    if (!this.#begins(client)) await this.#turn(client, gone);
    try {
      return await work();
    } finally {
      this.#release(client);
    }
  }

  #begins(client: string): boolean {
    const runningCount = this.#running.get(client) ?? 0;
    if (this.#free === 0 || runningCount >= this.#limits.runningPerClient) return false;
    this.#free--;
    this.#running.set(client, runningCount + 1);
    return true;
  }

  #release(client: string): void {
    const runningCount = (this.#running.get(client) ?? 0) - 1;
    if (runningCount > 0) this.#running.set(client, runningCount);
    else this.#running.delete(client);
    setImmediate(() => {
      this.#free++;
      const next = this.#queues.keys().find((client) => this.#begins(client));
      const work = next === undefined ? undefined : this.#queues.get(next)?.shift();
      if (next === undefined || !work) return;
      this.#endTurn(next);
      work.begin();
    });
  }

  /** Called after a task of this client has begun. After its turn the client goes to the end. */
  #endTurn(client: string): void {
    this.#waiting--;
    this.#begunInTurn++;
    const queue = this.#queues.get(client) ?? [];
    if (queue.length > 0 && this.#begunInTurn < this.#limits.perTurn) return;
    this.#begunInTurn = 0;
    this.#queues.delete(client);
    if (queue.length > 0) this.#queues.set(client, queue);
  }

  #turn(client: string, gone?: AbortSignal): Promise<void> {
    return new Promise<void>((begin, refuse) => {
      if (this.#waiting >= this.#limits.waiting) this.#makeRoom(client);
      const work = { begin, refuse };
      const queue = this.#queues.get(client) ?? [];
      queue.push(work);
      this.#queues.set(client, queue);
      this.#waiting++;
      gone?.addEventListener('abort', () => {
        this.#remove(client, work);
        refuse(gone.reason);
      });
    });
  }

  #remove(client: string, work: Waiting): void {
    const queue = this.#queues.get(client);
    const index = queue?.indexOf(work) ?? -1;
    if (!queue || index < 0) return;
    queue.splice(index, 1);
    this.#waiting--;
    if (queue.length === 0) this.#queues.delete(client);
  }

  /** Refuses the latest work of the client with the most, unless that is this client. */
  #makeRoom(client: string): void {
    let least = (this.#queues.get(client)?.length ?? 0) + 1;
    let heaviest: string | undefined;
    for (const [other, queue] of this.#queues) {
      if (queue.length <= least) continue;
      least = queue.length;
      heaviest = other;
    }
    const latest = heaviest === undefined ? undefined : this.#queues.get(heaviest)?.at(-1);
    if (heaviest === undefined || !latest) throw this.#refusal();
    this.#remove(heaviest, latest);
    latest.refuse(this.#refusal());
  }
}
