import { useEffect, useRef } from 'react';
import { errorMessage } from '#console/api/call-problem.ts';
import { APPLICANT_COUNT_LIMIT } from '#contract/console/limits.ts';
import { Button } from './button.tsx';
import { formatNumber } from './formats.ts';

interface MoreRowsProps {
  list: {
    loadMore: (() => Promise<void>) | undefined;
    isLoadingMore: boolean;
    moreError: unknown;
  };
  loadedCount: number;
  /** Of all pages; undefined if it was not counted. */
  total?: number;
  nouns?: readonly [one: string, several: string];
}

const APPLICANTS = ['applicant', 'applicants'] as const;

/** Footer of a list that loads more when it scrolls into view. */
export function MoreRows({ list, loadedCount, total, nouns = APPLICANTS }: MoreRowsProps) {
  const { loadMore, isLoadingMore, moreError } = list;
  const end = useRef<HTMLDivElement>(null);
  const canLoad = loadMore !== undefined && !isLoadingMore && moreError === null;
  useEffect(() => {
    const element = end.current;
    if (!element || !canLoad) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void loadMore();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [canLoad, loadMore]);
  return (
    <div
      ref={end}
      className="flex flex-wrap items-center justify-center gap-3 px-4 py-5 text-xs text-quiet"
    >
      <span>{countLabel(loadedCount, total, nouns, loadMore !== undefined)}</span>
      {loadMore && (
        <Button size="small" isBusy={isLoadingMore} onClick={() => void loadMore()}>
          {moreError === null ? 'Show more' : 'Retry'}
        </Button>
      )}
      {moreError !== null && <span role="alert">{errorMessage(moreError)}</span>}
    </div>
  );
}

function countLabel(
  shown: number,
  total: number | undefined,
  [one, several]: readonly [string, string],
  isMore: boolean,
): string {
  if (total === undefined && isMore) return `First ${formatCount(shown)} ${several}`;
  const all = total ?? shown;
  if (all === 1) return `1 ${one}`;
  return shown === all
    ? `All ${formatCount(all)} ${several}`
    : `${formatCount(shown)} of ${formatCount(all)} ${several}`;
}

/** For results whose words differ by one letter from the search. */
export const SIMILAR_NOTE = 'No exact match, showing similar spellings';

/** `1,204`, or `10,000+` where counting stopped. */
export const formatCount = (total: number, isApproximate = false): string =>
  formatNumber(total) +
  (total >= APPLICANT_COUNT_LIMIT ? '+' : '') +
  (isApproximate ? `. ${SIMILAR_NOTE}` : '');
