import { useEffect, useState } from 'react';
import { browserContent } from '#app/content-client.ts';
import type { EventPagesConfig } from './event-pages-config.ts';

interface JoinLink {
  kind: EventPagesConfig;
  slug: string;
  /** What the page came with. */
  given: string;
  isOpen: boolean;
  /** Epoch milliseconds, anew with each minute. */
  now: number;
}

/**
 * The link to join, which is given only while the doors are open: whoever had the page open before
 * asks once more then, and each minute again until there is one: clocks differ, and lines fail.
 * @returns undefined while it is asked for the first time
 */
export function useJoinLink({ kind, slug, given, isOpen, now }: JoinLink): string | undefined {
  const [found, setFound] = useState<string>();
  const mustAsk = isOpen && !given && !found;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each minute is another chance
  useEffect(() => {
    if (!mustAsk) return;
    let isWanted = true;
    const settle = (link: string) => isWanted && setFound(link);
    kind.get(browserContent, slug).then(
      ({ joinNowLink }) => settle(joinNowLink ?? ''),
      () => settle(''),
    );
    return () => {
      isWanted = false;
    };
  }, [mustAsk, kind, slug, now]);
  return given || found;
}
