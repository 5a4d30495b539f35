/** A probe of writing for an engine that lets one process write at a time: to wait is no failure yet. */

/** Milliseconds in which the probe waits by itself. */
const PATIENCE = 500;

/** Milliseconds for which another process may hold the lock: a backup, a load of content. */
const TOLERATED = 10_000;

/** Milliseconds after which a write that was refused for the lock is tried again. */
const RETRY_PAUSE = 500;

/**
 * Makes a probe that writes, and is content with a write that still waits for another process's lock
 * for less than `TOLERATED`: readers are served meanwhile, and posts wait. Probes share one write.
 * @param isLocked tells the error of a write that has waited in vain
 * @returns a function that rejects with what the write failed with, or where the lock is held for longer
 */
export function tolerateLocks(
  write: () => Promise<unknown>,
  isLocked: (error: unknown) => boolean,
): () => Promise<void> {
  let underWay: { written: Promise<void>; since: number } | undefined;

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

  function begin() {
    const written = writeOnce().finally(() => {
      underWay = undefined;
    });
    // Perhaps nobody waits for it any more.
    written.catch(() => undefined);
    return { written, since: performance.now() };
  }

  return async () => {
    underWay ??= begin();
    const { written, since } = underWay;
    const isOver = await Promise.race([written.then(() => true), pause(PATIENCE)]);
    if (isOver) return;
    const waited = performance.now() - since;
    if (waited < TOLERATED) return;
    throw new Error(`The database has been locked for ${Math.round(waited / 1000)} s`);
  };
}

const pause = (milliseconds: number) =>
  new Promise<false>((done) => {
    setTimeout(done, milliseconds, false).unref();
  });
