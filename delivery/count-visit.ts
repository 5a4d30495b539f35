/** What is known about an answered page when its visit is counted. */
import type { IncomingMessage } from 'node:http';
import type { SiteRoute } from './built-site.ts';

export interface VisitedPage {
  /** Without the query. */
  path: string;
  status: number;
}

/** Called after each answer to a GET request for a page. Must not throw, and must be fast. */
export type CountVisit = (request: IncomingMessage, page: VisitedPage) => void;

/**
 * The path by which a visit is counted. The path of a page that is never cached may have a secret
 * token, so its pattern is used: `/application/…`.
 */
export function countedPath({ pathname }: URL, route: SiteRoute | undefined): string {
  if (route?.handle.cache !== false) return pathname;
  return route.path.replaceAll(/:\w+/g, '…');
}
