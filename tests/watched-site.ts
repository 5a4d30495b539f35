/** The built site, which counts renderings and can hold them back. */
import type { Site } from '#delivery/built-site.ts';

export interface WatchedSite {
  around: (site: Site) => Site;
  /** Paths and queries of the renderings that have started, in order. */
  renderings: string[];
  /** Current and maximum concurrent renderings. */
  running: () => { now: number; most: number };
  /** From now on, renderings start but do not finish. */
  hold: () => void;
  /** Finishes the current renderings, and holds back no more. */
  release: () => void;
}

export function watchedSite(): WatchedSite {
  const rendered: string[] = [];
  let now = 0;
  let most = 0;
  let held = Promise.withResolvers<void>();
  held.resolve();
  return {
    renderings: rendered,
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
