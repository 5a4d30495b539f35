/** Counts visits of pages in the database of this process. */

import { SESSION_COOKIE } from '#api/console/session-cookie.ts';
import { networkOf } from '#api/http/client.ts';
import type { Site } from '#contract/site.ts';
import type { OpenedEngine } from '#db/open.ts';
import type { CountVisit } from '#delivery/count-visit.ts';
import type { SiteModules } from '#domain/content/pack/index.ts';
import { createVisitWriter, SiteClock, VisitCounter } from '#domain/content/visits/index.ts';
import { createClientResolver } from './http/client-resolver.ts';
import { writeLog } from './log.ts';
import type { Config } from './settings.ts';

/** The zone in which the days of the site begin and end. */
export const siteTimeZone = (pack: SiteModules): string => (pack['site.yaml'] as Site).timeZone;

interface VisitedSite {
  /** The current pack. */
  pack: () => SiteModules;
  origin: () => string;
}

/** Undefined if the operator has disabled it. */
export function createVisitCounter(
  { visitCounts, trustProxy }: Pick<Config, 'visitCounts' | 'trustProxy'>,
  { withoutSync }: Pick<OpenedEngine, 'withoutSync'>,
  { pack, origin }: VisitedSite,
): { count: CountVisit; flush: () => Promise<void> } | undefined {
  if (!visitCounts) return undefined;
  const clientOf = createClientResolver(trustProxy);
  const write = createVisitWriter({
    withoutSync,
    networkOf: (address) => networkOf(clientOf(address)),
  });
  const counter = new VisitCounter({
    clock: new SiteClock(() => siteTimeZone(pack())),
    trustsProxy: trustProxy !== false,
    staffCookie: `${SESSION_COOKIE}=`,
    ownHost: () => origin().replace(/^https?:\/\//, ''),
    write: (visits) =>
      write(visits).catch((error) => writeLog('error', 'visits could not be stored', error)),
  });
  return {
    count(request, page) {
      try {
        counter.count(request, page);
      } catch (error) {
        // The page is answered already, so its request must not fail.
        writeLog('error', 'a visit could not be counted', error);
      }
    },
    flush: () => counter.flush(),
  };
}
