import { useEffect, useState } from 'react';
import { browserContent } from '#app/content-client.ts';
import type { GatheringKind } from './gathering-kind.ts';

interface JoinLink {
  kind: GatheringKind;
  slug: string;
  /** What the page came with. */
  given: string;
  isOpen: boolean;
}

/**
 * The link to join, which is given only while the doors are open: whoever had the page open before
 * asks once more then. In the background: the page stays as it is if that fails.
 * @returns undefined while it is asked for
 */
export function useJoinLink({ kind, slug, given, isOpen }: JoinLink): string | undefined {
  const [found, setFound] = useState<string>();
  const mustAsk = isOpen && !given;
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
  }, [mustAsk, kind, slug]);
  return given || found;
}
