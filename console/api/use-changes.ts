/** Hears from the server what others have changed, so that two people see the same. */
import { useEffect } from 'react';
import { call } from './call.ts';
import { CallProblem } from './call-problem.ts';
import { EVERYTHING, invalidate, refreshOlderThan } from './queries.ts';
import { pause } from './throttle.ts';

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

/** Asks again and again until it is aborted. A server that does not answer is asked less and less often. */
export async function followChanges(
  { ask, pause, onChanged }: StreamParts,
  signal: AbortSignal,
): Promise<void> {
  let since: string | undefined;
  let failures = 0;
  while (!signal.aborted) {
    try {
      const { at, changed } = await ask(since, signal);
      // The server keeps no list for those who were away: everything may have changed.
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

/** Milliseconds: what was read longer ago is read again when somebody comes back to the tab. */
const OLD = 20_000;

/** What others change shows, as long as the tab is looked at. @param sessionId a new one starts over */
export function useChanges(sessionId: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stream ends with its session
  useEffect(() => {
    let following: AbortController | undefined;
    function follow() {
      following?.abort();
      following = undefined;
      if (document.visibilityState !== 'visible') return;
      following = new AbortController();
      refreshOlderThan(OLD);
      void followChanges(
        {
          ask: (since, signal) =>
            call('waitForChanges', { query: { since }, signal, isQuiet: true }),
          pause,
          onChanged: invalidate,
        },
        following.signal,
      );
    }
    follow();
    document.addEventListener('visibilitychange', follow);
    addEventListener('online', follow);
    return () => {
      following?.abort();
      document.removeEventListener('visibilitychange', follow);
      removeEventListener('online', follow);
    };
  }, [sessionId]);
}
