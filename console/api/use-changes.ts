/** Follows the server's change feed, so that two people see the same data. */
import { useEffect } from 'react';
import { call } from './call.ts';
import { CallProblem } from './call-problem.ts';
import { EVERYTHING, invalidate, refreshOlderThan } from './queries.ts';
import { pause } from './throttle.ts';

export interface Changes {
  /** Cursor for the next request. */
  at: string;
  /** Keys of queries. */
  changed: readonly string[];
}

interface StreamParts {
  /** Long poll: the server answers after a change, or after 30 seconds. */
  poll: (since: string | undefined, signal: AbortSignal) => Promise<Changes>;
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  onChanged: (keys: readonly string[]) => void;
}

/** Milliseconds. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** Polls until aborted, with exponential backoff while the server does not answer. */
export async function followChanges(
  { poll, pause, onChanged }: StreamParts,
  signal: AbortSignal,
): Promise<void> {
  let since: string | undefined;
  let failures = 0;
  while (!signal.aborted) {
    try {
      const { at, changed } = await poll(since, signal);
      // The server keeps no history, so after a gap everything may have changed.
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

/** Milliseconds. Data older than this is fetched again when the tab becomes visible. */
const STALE_AFTER = 20_000;

/** Follows changes while the tab is visible. @param sessionId a new session starts a new stream */
export function useChanges(sessionId: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stream ends with its session
  useEffect(() => {
    let controller: AbortController | undefined;
    function follow() {
      controller?.abort();
      controller = undefined;
      if (document.visibilityState !== 'visible') return;
      controller = new AbortController();
      refreshOlderThan(STALE_AFTER);
      void followChanges(
        {
          poll: (since, signal) =>
            call('waitForChanges', { query: { since }, signal, isBackground: true }),
          pause,
          onChanged: invalidate,
        },
        controller.signal,
      );
    }
    follow();
    document.addEventListener('visibilitychange', follow);
    addEventListener('online', follow);
    return () => {
      controller?.abort();
      document.removeEventListener('visibilitychange', follow);
      removeEventListener('online', follow);
    };
  }, [sessionId]);
}
