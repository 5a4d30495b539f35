import { useLayoutEffect, useState } from 'react';
import { useHydrated } from '#app/ui/hydrated/use-hydrated.ts';

/**
 * Redirects in the browser, as early as can be: as the page is read, where the
 * server sent it, and as it is drawn, where somebody came from another page of the site. A browser
 * runs no script that React writes, and what is on its way must not be asked for twice.
 */
export function RedirectScript({ to }: { to: string }) {
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  useLayoutEffect(() => {
    if (!isFromServer) location.replace(to);
  }, [isFromServer, to]);
  if (!isFromServer) return null;
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an address of our own pack
      dangerouslySetInnerHTML={{
        __html: `location.replace(${JSON.stringify(to).replaceAll('<', '\\u003c')})`,
      }}
    />
  );
}
