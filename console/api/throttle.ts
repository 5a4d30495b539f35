/** Resolves after so many milliseconds, or when aborted. */
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
 * Limits how often `read` runs. In a burst of calls the first runs immediately, and one more runs
 * after the gap, so the last change is included.
 * @param gap milliseconds
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
