import { useEffect, useState } from 'react';
import { formatNumber } from '#console/ui/formats.ts';
import { readingStats } from './reading-stats.ts';

/** Milliseconds. Long texts are not counted at each key. */
const DEBOUNCE = 500;

export function ReadingTime({ markdown }: { markdown: string }) {
  const [stats, setStats] = useState(() => readingStats(markdown));
  useEffect(() => {
    const timer = setTimeout(() => setStats(readingStats(markdown)), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [markdown]);
  const { words, minutes } = stats;
  return (
    <p className="min-w-0 truncate text-xs text-quiet">
      {words === 1 ? '1 word' : `${formatNumber(words)} words`}
      {words > 0 && ` · ${minutes} min read`}
    </p>
  );
}
