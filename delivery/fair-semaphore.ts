/** A semaphore with a queue of fixed length, shared fairly among clients. */
import { ProblemError } from '#contract/problem.ts';

/** Seconds in which a full queue of renderings empties, several times over. */
export const BUSY_FOR = 2;

/** There is no room left to wait for a page. */
export function busyProblem(): ProblemError {
  return new ProblemError('unavailable', 'Too many requests are waiting', { retryAfter: BUSY_FOR });
}

export interface SemaphoreLimits {
  /** Pieces of work that run at the same time. */
  running: number;
  /** Of one client; as many as of all unless given. */
  runningEach?: number;
  /** Pieces of work that wait for their turn. */
  waiting: number;
  /** Of one client, before the next client's turn; one unless given. */
  inTurn?: number;
}

interface Waiting {
  begin: () => void;
  refuse: (reason: Error) => void;
}

/** Runs the work in its turn. Rejects where there is no room to wait, or `gone` was aborted before that. */
export type RunInTurn = <Result>(
  work: () => Promise<Result>,
  client?: string,
  gone?: AbortSignal,
) => Promise<Result>;

/**
 * Clients take turns, however much each of them has waiting. Where the queue is full, the client with
 * the most in it loses its latest to one that has less, so no client can fill the queue for the others.
 * Work that has waited begins in its own turn of the event loop: other requests come in between.
 * @param refusal of work that finds no room
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
  /** In the order in which clients come next. */
  readonly #queues = new Map<string, Waiting[]>();
  readonly #running = new Map<string, number>();
  #free: number;
  #waiting = 0;
  /** Pieces of the first client's that have begun in its turn. */
  #begunInTurn = 0;

  constructor(
    { running, runningEach = running, waiting, inTurn = 1 }: SemaphoreLimits,
    refusal: () => Error,
  ) {
    this.#limits = { running, runningEach, waiting, inTurn };
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
    const own = this.#running.get(client) ?? 0;
    if (this.#free === 0 || own >= this.#limits.runningEach) return false;
    this.#free--;
    this.#running.set(client, own + 1);
    return true;
  }

  #release(client: string): void {
    const own = (this.#running.get(client) ?? 0) - 1;
    if (own > 0) this.#running.set(client, own);
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

  /** After one of this client's has left the queue: once its turn is over, the others come before its next. */
  #endTurn(client: string): void {
    this.#waiting--;
    this.#begunInTurn++;
    const queue = this.#queues.get(client) ?? [];
    if (queue.length > 0 && this.#begunInTurn < this.#limits.inTurn) return;
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

  /** Makes room by refusing the latest of the client with the most, unless that is this one. */
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
