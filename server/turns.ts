/**
 * Runs at most `places` pieces of work at a time, and of one owner at most `each`; the others wait
 * their turn, in order. Who is gone before it comes is not waited for: the call rejects.
 */
export function createTurns(places: number, each = places) {
  const waiting: { owner: string; begin: () => void }[] = [];
  const running = new Map<string, number>();
  const runningOf = (owner: string) => running.get(owner) ?? 0;
  let free = places;

  const begins = (owner: string) => {
    if (free === 0 || runningOf(owner) >= each) return false;
    free--;
    running.set(owner, runningOf(owner) + 1);
    return true;
  };
  const leave = (owner: string) => {
    free++;
    const left = runningOf(owner) - 1;
    if (left > 0) running.set(owner, left);
    else running.delete(owner);
    const next = waiting.findIndex((other) => begins(other.owner));
    if (next >= 0) waiting.splice(next, 1)[0]?.begin();
  };

  const turn = (owner: string, gone?: AbortSignal) =>
    new Promise<void>((begin, reject) => {
      const place = { owner, begin };
      waiting.push(place);
      gone?.addEventListener('abort', () => {
        const index = waiting.indexOf(place);
        if (index < 0) return;
        waiting.splice(index, 1);
        reject(gone.reason);
      });
    });

  return async <Result>(
    work: () => Promise<Result>,
    owner = '',
    gone?: AbortSignal,
  ): Promise<Result> => {
    gone?.throwIfAborted();
    if (!begins(owner)) await turn(owner, gone);
    try {
      return await work();
    } finally {
      leave(owner);
    }
  };
}
