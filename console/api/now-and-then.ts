import { pause } from './pause.ts';
import type { Load } from './query-state.ts';

/**
 * Reads once in so many milliseconds at most, however often it is wanted: of a storm of changes the first is read
 * at once, and what there is after the last.
 */
export function nowAndThen<Data>(load: Load<Data>, gap: number): Load<Data> {
  let next = 0;
  return async (signal) => {
    const wait = next - Date.now();
    if (wait > 0) await pause(wait, signal);
    signal.throwIfAborted();
    const data = await load(signal);
    next = Date.now() + gap;
    return data;
  };
}
