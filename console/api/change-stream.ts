/** Hears from the server what others have changed, so that two people see the same. */
import { CallProblem } from '#console/api/call-problem.ts';
import { EVERYTHING } from './query-keys.ts';

export interface Changes {
  /** Where to go on from. */
  at: string;
  /** Keys of queries. */
  changed: readonly string[];
}

interface StreamParts {
  /** Waits on the server until there is something, half a minute at most. */
  ask: (since: string | undefined, signal: AbortSignal) => Promise<Changes>;
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  onChanged: (keys: readonly string[]) => void;
}

/** Milliseconds. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** Asks again and again until it is aborted. A server that cannot tell is asked less and less often. */
export async function followChanges(
  { ask, pause, onChanged }: StreamParts,
  signal: AbortSignal,
): Promise<void> {
  let since: string | undefined;
  let failures = 0;
  while (!signal.aborted) {
    try {
      const { at, changed } = await ask(since, signal);
      // What happened while nobody listened is not told: everything may have changed.
      if (failures > 0) onChanged([EVERYTHING]);
      else if (changed.length > 0) onChanged(changed);
      since = at;
      failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof CallProblem && error.status === 401) return;
      const wait = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures);
      failures++;
      await pause(wait, signal);
    }
  }
}
