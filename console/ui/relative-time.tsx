import { useSyncExternalStore } from 'react';
import { formatDate, formatDayOfYear, formatFullTime, formatRelative } from './formats.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Minutes, hours or days within a week, otherwise the date.
 * @param at epoch milliseconds
 */
export function relativeTime(at: number, now: number): string {
  const distance = at - now;
  const length = Math.abs(distance);
  if (length < MINUTE) return 'now';
  if (length < HOUR) return formatRelative(Math.trunc(distance / MINUTE), 'minute');
  if (length < DAY) return formatRelative(Math.trunc(distance / HOUR), 'hour');
  if (length < 7 * DAY) return formatRelative(Math.trunc(distance / DAY), 'day');
  const isThisYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return isThisYear ? formatDayOfYear(at) : formatDate(at);
}

const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = Date.now();

/** One timer for all times on the page. */
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

interface RelativeTimeProps {
  /** Epoch milliseconds. */
  at: number;
  className?: string;
}

/** "4 min. ago", with the full date as a tooltip. */
export function RelativeTime({ at, className = '' }: RelativeTimeProps) {
  const clock = useSyncExternalStore(watchClock, () => now);
  return (
    <time
      dateTime={new Date(at).toISOString()}
      title={formatFullTime(at)}
      className={`whitespace-nowrap ${className}`}
    >
      {relativeTime(at, Math.max(clock, at > clock && at - clock < 60_000 ? at : 0))}
    </time>
  );
}
