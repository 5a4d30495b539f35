import { usePageHandle } from './use-page-handle.ts';

/** Sends a browser without scripts on from a page that redirects; HTML allows it in the head alone. */
export function RefreshWithoutScripts() {
  const { redirectsTo } = usePageHandle();
  if (!redirectsTo) return null;
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0; url=${redirectsTo}`} />
    </noscript>
  );
}
