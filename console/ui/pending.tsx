import { ErrorPanel } from './error-panel.tsx';
import { SkeletonRows } from './skeleton.tsx';

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
