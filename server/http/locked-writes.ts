/**
 * A write probe for an engine that lets one process write at a time: waiting is not yet a failure.
 */

/** Milliseconds for which a probe waits for the write. */
const PROBE_TIMEOUT = 500;

/** Milliseconds for which another process may hold the lock: a backup, a load of content. */
const MAX_LOCK_TIME = 10_000;

/** Milliseconds until a write that failed because of the lock is retried. */
const RETRY_PAUSE = 500;

/**
 * Creates a probe that writes. It succeeds while the write has waited for another process's lock
 * for less than `MAX_LOCK_TIME`, since reads are served then, and posts wait. Probes share one
 * write.
 * @param isLocked recognizes the error of a write that did not get the lock in time
 * @returns a function that rejects with the write's error, or if the lock is held for too long
 */
export function createLockTolerantProbe(
  write: () => Promise<unknown>,
  isLocked: (error: unknown) => boolean,
): () => Promise<void> {
  let inFlight: { promise: Promise<void>; since: number } | undefined;

  async function writeOnce(): Promise<void> {
    for (;;) {
      try {
        await write();
        return;
      } catch (error) {
        if (!isLocked(error)) throw error;
        await pause(RETRY_PAUSE);
      }
    }
  }

  function startWrite() {
    const promise = writeOnce().finally(() => {
      inFlight = undefined;
    });
    // The probe may have stopped waiting for it.
    promise.catch(() => undefined);
    return { promise, since: performance.now() };
  }

  return async () => {
    inFlight ??= startWrite();
    const { promise, since } = inFlight;
    const isOver = await Promise.race([promise.then(() => true), pause(PROBE_TIMEOUT)]);
    if (isOver) return;
    const waited = performance.now() - since;
    if (waited < MAX_LOCK_TIME) return;
    throw new Error(`The database has been locked for ${Math.round(waited / 1000)} s`);
  };
}

const pause = (milliseconds: number) =>
  new Promise<false>((resolve) => {
    setTimeout(resolve, milliseconds, false).unref();
  });
