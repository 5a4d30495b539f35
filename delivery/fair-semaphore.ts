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

/** Runs the work in its turn. Rejects where there is no room to wait, or `gone` was aborted before. */
export type RunInTurn = <Result>(
  work: () => Promise<Result>,
  client?: string,
  gone?: AbortSignal,
) => Promise<Result>;

/**
 * Clients take turns, whatever each of them has waiting. Where the queue is full, the client with
 * the most in it loses its latest to one that has less, so nobody can fill the queue for the others.
 * Whoever has waited begins in a turn of the event loop of its own: other requests come in between.
 * @param refusal of work that finds no room
 */
export function createFairSemaphore(
  { running: places, runningEach = places, waiting: most, inTurn = 1 }: SemaphoreLimits,
  refusal: () => Error = busyProblem,
): RunInTurn {
  /** In the order in which clients come next. */
  const queues = new Map<string, Waiting[]>();
  const running = new Map<string, number>();
  let free = places;
  let waiting = 0;
  /** Pieces of the first client's that have begun in its turn. */
  let begunInTurn = 0;

  function begins(client: string): boolean {
    const own = running.get(client) ?? 0;
    if (free === 0 || own >= runningEach) return false;
    free--;
    running.set(client, own + 1);
    return true;
  }

  function release(client: string): void {
    const own = (running.get(client) ?? 0) - 1;
    if (own > 0) running.set(client, own);
    else running.delete(client);
    setImmediate(() => {
      free++;
      const next = queues.keys().find(begins);
      const work = next === undefined ? undefined : queues.get(next)?.shift();
      if (next === undefined || !work) return;
      settle(next);
      work.begin();
    });
  }

  /** After one of this client's has left the queue: once its turn is over, the others come before its next. */
  function settle(client: string): void {
    waiting--;
    begunInTurn++;
    const queue = queues.get(client) ?? [];
    if (queue.length > 0 && begunInTurn < inTurn) return;
    begunInTurn = 0;
    queues.delete(client);
    if (queue.length > 0) queues.set(client, queue);
  }

  function takeBack(client: string, work: Waiting): void {
    const queue = queues.get(client);
    const index = queue?.indexOf(work) ?? -1;
    if (!queue || index < 0) return;
    queue.splice(index, 1);
    waiting--;
    if (queue.length === 0) queues.delete(client);
  }

  /** Makes room by refusing the latest of the client with the most, unless that is this one. */
  function makeRoom(client: string): void {
    let least = (queues.get(client)?.length ?? 0) + 1;
    let heaviest: string | undefined;
    for (const [other, queue] of queues) {
      if (queue.length <= least) continue;
      least = queue.length;
      heaviest = other;
    }
    const latest = heaviest === undefined ? undefined : queues.get(heaviest)?.at(-1);
    if (heaviest === undefined || !latest) throw refusal();
    takeBack(heaviest, latest);
    latest.refuse(refusal());
  }

  const turn = (client: string, gone?: AbortSignal) =>
    new Promise<void>((begin, refuse) => {
      if (waiting >= most) makeRoom(client);
      const work = { begin, refuse };
      const queue = queues.get(client) ?? [];
      queue.push(work);
      queues.set(client, queue);
      waiting++;
      gone?.addEventListener('abort', () => {
        takeBack(client, work);
        refuse(gone.reason);
      });
    });

  return async (work, client = '', gone) => {
    gone?.throwIfAborted();
    if (!begins(client)) await turn(client, gone);
    try {
      return await work();
    } finally {
      release(client);
    }
  };
}
