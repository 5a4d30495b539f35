/** The built site, with its renderings counted and, where a test wants it, held back. */
import type { Site } from '#delivery/built-site.ts';

export interface WatchedSite {
  around: (site: Site) => Site;
  /** Paths and queries of what has begun to be rendered, in that order. */
  rendered: string[];
  /** Renderings under way, and the most that there have been. */
  running: () => { now: number; most: number };
  /** From now on renderings begin and do not end. */
  hold: () => void;
  /** Ends those under way, and holds none back any more. */
  release: () => void;
}

export function watchedSite(): WatchedSite {
  const rendered: string[] = [];
  let now = 0;
  let most = 0;
  let held = Promise.withResolvers<void>();
  held.resolve();
  return {
    rendered,
    running: () => ({ now, most }),
    hold: () => {
      held = Promise.withResolvers<void>();
    },
    release: () => held.resolve(),
    around: (site) => ({
      ...site,
      render: async (request, api, report) => {
        const { pathname, search } = new URL(request.url);
        rendered.push(pathname + search);
        most = Math.max(most, ++now);
        try {
          await held.promise;
          return await site.render(request, api, report);
        } finally {
          now--;
        }
      },
    }),
  };
}
