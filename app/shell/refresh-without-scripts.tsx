import { useMatches } from 'react-router';
import type { PageHandle } from '#app/page-handle.ts';

/** Sends a browser without scripts on from a page that redirects; HTML allows it in the head alone. */
export function RefreshWithoutScripts() {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  if (!handle?.redirectsTo) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0; url=${handle.redirectsTo}`} />
    </noscript>
  );
}
