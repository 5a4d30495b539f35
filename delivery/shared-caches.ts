/** What a page tells caches between us and a reader (decision 31). */
import type { PageHandle } from '#app/page-handle.ts';
import type { EntryKind } from '#contract/entry-kinds.ts';
import type { SiteRoute } from './built-site.ts';
import { CONTENT_TAG } from './content-tag.ts';
import { untransformed } from './made-page.ts';
import type { FreshPage } from './page-cache.ts';

/** Seconds for which a shared cache takes a page as new. */
const FRESH = 60;

/** Seconds after that in which a CDN may show it once more, while it asks for the new one. */
const WHILE_REVALIDATING = 600;

/** Seconds in which a CDN may show it where we do not answer. */
const IF_ERROR = 86_400;

/**
 * Kinds whose pages change with the clock: an opening closes, the link to join an event is shown
 * until its end. These are not shown when they are stale.
 */
const TIMED: readonly (EntryKind | undefined)[] = ['events', 'trainings', 'job-listings'];

/**
 * Browsers ask again each time. What is stale may only be shown by those that can be told to drop
 * it, so it stands in the headers that are for CDNs alone.
 */
function policyOf({ entries }: PageHandle): Record<string, string> {
  const stale = `, stale-while-revalidate=${WHILE_REVALIDATING}, stale-if-error=${IF_ERROR}`;
  const forCdns = `max-age=${FRESH}${TIMED.includes(entries) ? '' : stale}`;
  return {
    'cache-control': untransformed(`public, max-age=0, must-revalidate, s-maxage=${FRESH}`),
    'cdn-cache-control': `public, ${forCdns}`,
    'surrogate-control': forCdns,
  };
}

/**
 * The page with the headers for caches; only a page that is there has any.
 * @param url its query is cut down to what the page reads
 * @param isForOne whether it is one reader's alone
 */
export function forCaches(
  page: FreshPage,
  { route, url, isForOne }: { route: SiteRoute | undefined; url: URL; isForOne: boolean },
): FreshPage {
  if (page.status !== 200 || !route) return page;
  const isDocument = page.headers['content-type']?.startsWith('text/html');
  const headers = { ...page.headers };
  if (isDocument) headers['no-vary-search'] = noVarySearch(route.handle);
  // A route's own word about caches stands.
  if (headers['cache-control'] === untransformed('no-cache')) {
    if (isForOne) headers['cache-control'] = untransformed('private, no-cache');
    else if (isDocument) Object.assign(headers, policyOf(route.handle), tagHeaders(route, url));
  }
  return { ...page, headers };
}

/** Which URLs show the same page (https://httpwg.org/http-extensions/draft-ietf-httpbis-no-vary-search.html). */
function noVarySearch({ query = [] }: PageHandle): string {
  if (query.length === 0) return 'params';
  const except = `params, except=(${query.map((name) => `"${name}"`).join(' ')})`;
  return query.length > 1 ? `key-order, ${except}` : except;
}

/** What the page is made of, in characters that every CDN takes. */
function tagHeaders({ path, handle }: SiteRoute, url: URL): Record<string, string> {
  const route = path.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '') || 'home';
  const { entries, entryParam } = handle;
  const kind = entries ?? entryParam?.kind;
  const slug = entries
    ? url.pathname.slice(url.pathname.lastIndexOf('/') + 1)
    : encodeURIComponent((entryParam && url.searchParams.get(entryParam.name)) ?? '');
  const entry = kind && slug ? [`kind-${kind}`, `entry-${kind}-${slug}`] : [];
  const tags = [CONTENT_TAG, `route-${route}`, ...entry];
  return { 'cache-tag': tags.join(','), 'surrogate-key': tags.join(' ') };
}
