import { useEffect } from 'react';
import { call } from '#console/api/call.ts';
import { followChanges } from '#console/api/change-stream.ts';
import { pause } from '#console/api/pause.ts';
import { queries } from '#console/api/query-cache.ts';

/** Milliseconds: what was read longer ago is read anew when somebody comes back to the tab. */
const OLD = 20_000;

/** What others change shows, as long as the tab is looked at. @param sessionId a new one begins anew */
export function useChanges(sessionId: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a stream ends with its session
  useEffect(() => {
    let following: AbortController | undefined;
    function follow() {
      following?.abort();
      following = undefined;
      if (document.visibilityState !== 'visible') return;
      following = new AbortController();
      queries.refreshOlderThan(OLD);
      void followChanges(
        {
          ask: (since, signal) =>
            call('waitForChanges', { query: { since }, signal, isQuiet: true }),
          pause,
          onChanged: (keys) => queries.invalidate(keys),
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
