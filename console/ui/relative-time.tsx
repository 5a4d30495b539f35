import { useSyncExternalStore } from 'react';
import { relativeTime } from './relative-words.ts';

const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

/** One clock for all times that show. */
function watchClock(listener: () => void): () => void {
  watchers.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const watcher of watchers) watcher();
  }, 30_000);
  return () => {
    watchers.delete(listener);
    if (watchers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const FULL = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' });

interface RelativeTimeProps {
  /** Epoch milliseconds. */
  at: number;
  className?: string;
}

/** "4 min ago", with the full date when it is pointed at. */
export function RelativeTime({ at, className = '' }: RelativeTimeProps) {
  const clock = useSyncExternalStore(watchClock, () => now);
  return (
    <time
      dateTime={new Date(at).toISOString()}
      title={FULL.format(at)}
      className={`whitespace-nowrap ${className}`}
    >
      {relativeTime(at, Math.max(clock, at > clock && at - clock < 60_000 ? at : 0))}
    </time>
  );
}
