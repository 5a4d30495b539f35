import { type ReactNode, useEffect, useState } from 'react';
import { ErrorPanel } from './error-panel.tsx';

/** Milliseconds that feel immediate, so no loading state is needed before. */
const DELAY = 300;

/** Renders its children after a delay, so that fast answers show no loading state. */
export function Delayed({ children }: { children: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? children : null;
}

/** @param className width and height */
export function SkeletonBar({ className }: { className: string }) {
  return <span className={`block rounded-sm bg-line motion-safe:animate-pulse ${className}`} />;
}

const WIDTHS = ['w-40', 'w-56', 'w-32', 'w-48', 'w-36'] as const;

export function SkeletonRows({ count = 8, label = 'Loading' }: { count?: number; label?: string }) {
  return (
    <Delayed>
      <div role="status" aria-label={label} className="divide-y divide-line">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
          <div key={at} className="flex h-13 items-center gap-3 px-4">
            <SkeletonBar className="size-7 rounded-full" />
            <SkeletonBar className={`h-3 ${WIDTHS[at % WIDTHS.length]}`} />
            <SkeletonBar className="ml-auto h-3 w-20" />
          </div>
        ))}
      </div>
    </Delayed>
  );
}

interface PendingProps {
  /** As returned by `useQuery` and `useList`. */
  query: { data: unknown; error: unknown; refetch: () => unknown };
  rows?: number;
  /** Accessible name of the loading state. */
  label?: string;
}

/** Loading or error state, until the first data arrives. */
export function QueryPending({
  query: { data, error, refetch },
  rows = 8,
  label = 'Loading',
}: PendingProps) {
  if (data !== undefined) return null;
  if (error) return <ErrorPanel problem={error} onRetry={refetch} />;
  return <SkeletonRows count={rows} label={label} />;
}
