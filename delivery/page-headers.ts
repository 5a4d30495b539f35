/** Headers that say who may do what with an answer: browsers, other sites, and caches on its way (decision 31). */
import { hash } from 'node:crypto';
import type { InlineCode } from '#app/page-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { EntryKind } from '#contract/entry-kinds.ts';
import { VIDEO_EMBEDS } from '#contract/video-embeds.ts';

/** Sent with every answer. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** Strict-Transport-Security by the setting `HSTS`: one year. */
const STRICT_TRANSPORT = {
  off: null,
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
} as const;

/** The headers of every answer; only a site that is known to be served over TLS binds browsers to it. */
export function commonHeaders(
  { hsts }: { hsts: keyof typeof STRICT_TRANSPORT },
  publicUrl: string,
): Readonly<Record<string, string>> {
  const transport = publicUrl.startsWith('https:') ? STRICT_TRANSPORT[hsts] : null;
  return { ...SECURITY_HEADERS, ...(transport && { 'strict-transport-security': transport }) };
}

/** Of a page without scripts and styles in the document. */
export const NOTHING_INLINE: InlineCode = { scripts: [], styles: [] };

/** The policy of one page: the scripts and styles that were written into it by their hashes, and nothing else. */
export function contentSecurityPolicy({ scripts, styles }: InlineCode): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${hashesOf(scripts)}`,
    `style-src 'self' ${hashesOf(styles)}`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // A session's film may be a file anywhere.
    "media-src 'self' https:",
    "connect-src 'self'",
    // Only after somebody has pressed play.
    `frame-src ${Object.values(VIDEO_EMBEDS).join(' ')}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Only what this site's server wrote becomes markup or code: `app/islands/trusted.ts`.
    "require-trusted-types-for 'script'",
    // `app/frame.behavior.ts` names the service worker.
    'trusted-types site worker',
  ].join('; ');
}

const hashesOf = (texts: readonly string[]) =>
  [...new Set(texts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`))].join(' ');

/**
 * The policy's hashes and the ETag are of these very bytes: a CDN that hides e-mail addresses or defers
 * scripts would break the page.
 */
export function untransformed(cacheControl: string): string {
  return /\bno-transform\b/.test(cacheControl) ? cacheControl : `${cacheControl}, no-transform`;
}

/** On every page that shared caches may keep: a change of content invalidates all of them. */
export const CONTENT_TAG = 'content';

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

/** The route of a page, and its URL with the query cut down to what the page reads. */
interface RoutedPage {
  route: { path: string; handle: PageHandle } | undefined;
  url: URL;
  /** Whether it is one reader's alone. */
  isForOne: boolean;
}

/** The page with the headers for caches; only a page that is there has any. */
export function forCaches<Page extends { status: number; headers: Record<string, string> }>(
  page: Page,
  { route, url, isForOne }: RoutedPage,
): Page {
  if (page.status !== 200 || !route) return page;
  const isDocument = page.headers['content-type']?.startsWith('text/html');
  const headers = { ...page.headers };
  if (isDocument) headers['no-vary-search'] = noVarySearch(route.handle);
  // A route's own word about caches stays.
  if (headers['cache-control'] === untransformed('no-cache')) {
    if (isForOne) headers['cache-control'] = untransformed('private, no-cache');
    else if (isDocument) Object.assign(headers, policyOf(route.handle), tagHeaders(route, url));
  }
  return { ...page, headers };
}

/**
 * Browsers ask again each time. A stale page may only be shown by caches that we can purge, so this is in
 * the headers that are for CDNs alone.
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

/** Which URLs show the same page (https://httpwg.org/http-extensions/draft-ietf-httpbis-no-vary-search.html). */
function noVarySearch({ query = [] }: PageHandle): string {
  if (query.length === 0) return 'params';
  const except = `params, except=(${query.map((name) => `"${name}"`).join(' ')})`;
  return query.length > 1 ? `key-order, ${except}` : except;
}

/** Names of the content that the page shows, in characters that every CDN takes. */
function tagHeaders(
  { path, handle }: NonNullable<RoutedPage['route']>,
  url: URL,
): Record<string, string> {
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
