import { type ReactNode, useEffect, useState } from 'react';
import { ErrorPanel } from './error-panel.tsx';

/** Milliseconds within which an answer feels immediate: nothing shows that it is waited for. */
const DELAY = 300;

/** Shows what it holds only after a moment: what comes at once needs no sign of waiting. */
export function Delayed({ children }: { children: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? children : null;
}

/** A bar in the place of a line of text. @param className its width and height */
export function SkeletonBar({ className }: { className: string }) {
  return <span className={`block rounded-sm bg-line motion-safe:animate-pulse ${className}`} />;
}

const WIDTHS = ['w-40', 'w-56', 'w-32', 'w-48', 'w-36'] as const;

/** Rows of a list that is on its way, after a moment in which nothing shows. */
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
  /** As `useQuery` and `useList` have it. */
  query: { data: unknown; error: unknown; refetch: () => unknown };
  rows?: number;
  /** What is read: spoken. */
  label?: string;
}

/** In the place of what was never read: a skeleton, or what went wrong. */
export function Pending({
  query: { data, error, refetch },
  rows = 8,
  label = 'Loading',
}: PendingProps) {
  if (data !== undefined) return null;
  if (error) return <ErrorPanel problem={error} onRetry={refetch} />;
  return <SkeletonRows count={rows} label={label} />;
}
