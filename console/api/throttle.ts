/** Waits so many milliseconds, or until it is aborted. */
export const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

type Read<Data> = (signal: AbortSignal) => Promise<Data>;

/**
 * Reads once in so many milliseconds at most, however often it is wanted: of a storm of changes the first is read
 * at once, and what there is after the last.
 */
export function throttled<Data>(read: Read<Data>, gap: number): Read<Data> {
  let next = 0;
  return async (signal) => {
    const wait = next - Date.now();
    if (wait > 0) await pause(wait, signal);
    signal.throwIfAborted();
    const data = await read(signal);
    next = Date.now() + gap;
    return data;
  };
}
