import { useContext, useEffect } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  useLocation,
} from 'react-router';
import { savesData } from './next-page.ts';
import { prefetchPage } from './prefetch-page.ts';
import { watchIntent, watchSeen } from './watch-links.ts';

/**
 * Prefetches pages before somebody goes to them: any link that is pointed at, touched or focused, and
 * those with `data-ahead` once they are seen. Never over a line that has nothing to spare.
 */
export function PrefetchLinks() {
  const router = useContext(DataRouterContext)?.router;
  const manifest = useContext(FrameworkContext)?.manifest;
  const { key } = useLocation();

  useEffect(() => {
    if (!router || !manifest) return;
    return watchIntent((url) => savesData() || prefetchPage(url, router, manifest, true));
  }, [router, manifest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => {
    if (!router || !manifest) return;
    return watchSeen((url) => savesData() || prefetchPage(url, router, manifest, false));
  }, [router, manifest, key]);

  return null;
}
