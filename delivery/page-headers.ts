/** Headers for security and for shared caches (decision 31). */
import { hash } from 'node:crypto';
import type { InlineCode } from '#app/page-context.ts';
import type { PageHandle } from '#app/page-handle.ts';
import type { EntryKind } from '#contract/entry-kinds.ts';
import { VIDEO_EMBEDS } from '#contract/video-embeds.ts';

/** Sent with every response. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** Strict-Transport-Security for one year, by the setting `HSTS`. */
const STRICT_TRANSPORT = {
  off: null,
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
} as const;

/** The headers of every response. HSTS is sent only if the public URL uses TLS. */
export function commonHeaders(
  { hsts }: { hsts: keyof typeof STRICT_TRANSPORT },
  publicUrl: string,
): Readonly<Record<string, string>> {
  const transport = publicUrl.startsWith('https:') ? STRICT_TRANSPORT[hsts] : null;
  return { ...SECURITY_HEADERS, ...(transport && { 'strict-transport-security': transport }) };
}

/** For a document without inline scripts and styles. */
export const NOTHING_INLINE: InlineCode = { scripts: [], styles: [] };

/** The policy of one page, which allows its inline scripts and styles by their hashes. */
export function contentSecurityPolicy({ scripts, styles }: InlineCode): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${hashesOf(scripts)}`,
    `style-src 'self' ${hashesOf(styles)}`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // The video of a session may be a file on any host.
    "media-src 'self' https:",
    "connect-src 'self'",
    // Loaded only after a press on play.
    `frame-src ${Object.values(VIDEO_EMBEDS).join(' ')}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Only text from this site's server becomes markup or code (`app/islands/trusted.ts`).
    "require-trusted-types-for 'script'",
    // `worker` is for the URL of the service worker in `app/frame.behavior.ts`.
    'trusted-types site worker',
  ].join('; ');
}

const hashesOf = (texts: readonly string[]) =>
  [...new Set(texts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`))].join(' ');

/**
 * The policy's hashes and the ETag cover exactly these bytes, so a CDN that obfuscates email
 * addresses or defers scripts would break the page.
 */
export function withNoTransform(cacheControl: string): string {
  return /\bno-transform\b/.test(cacheControl) ? cacheControl : `${cacheControl}, no-transform`;
}

/** The tag of every page in shared caches, so that a content change invalidates all of them. */
export const CONTENT_TAG = 'content';

/** Seconds that a page is fresh in a shared cache. */
const FRESH = 60;

/** Seconds after that in which a CDN may serve it stale while it revalidates. */
const WHILE_REVALIDATING = 600;

/** Seconds in which a CDN may serve it stale if the server fails. */
const IF_ERROR = 86_400;

/**
 * Kinds whose pages change with the clock: a job closes, and the join link of an event is shown
 * until its end. Stale pages of these kinds are not served.
 */
const TIMED: readonly (EntryKind | undefined)[] = ['events', 'trainings', 'job-listings'];

/** The route of a page, and its URL with only the parameters that the page reads. */
interface RoutedPage {
  route: { path: string; handle: PageHandle } | undefined;
  url: URL;
  /** Whether the page is rendered for one reader and must not be shared. */
  isPrivate: boolean;
}

/** Adds the headers for caches to a page with status 200. */
export function withCacheHeaders<Page extends { status: number; headers: Record<string, string> }>(
  page: Page,
  { route, url, isPrivate }: RoutedPage,
): Page {
  if (page.status !== 200 || !route) return page;
  const isDocument = page.headers['content-type']?.startsWith('text/html');
  const headers = { ...page.headers };
  if (isDocument) headers['no-vary-search'] = noVarySearch(route.handle);
  // A Cache-Control that the route sets is not replaced.
  if (headers['cache-control'] === withNoTransform('no-cache')) {
    if (isPrivate) headers['cache-control'] = withNoTransform('private, no-cache');
    else if (isDocument) Object.assign(headers, policyOf(route.handle), tagHeaders(route, url));
  }
  return { ...page, headers };
}

/**
 * Browsers revalidate each time. Only caches that can be purged may serve stale pages, so stale
 * times are only in the headers for CDNs.
 */
function policyOf({ entries }: PageHandle): Record<string, string> {
  const stale = `, stale-while-revalidate=${WHILE_REVALIDATING}, stale-if-error=${IF_ERROR}`;
  const forCdns = `max-age=${FRESH}${TIMED.includes(entries) ? '' : stale}`;
  return {
    'cache-control': withNoTransform(`public, max-age=0, must-revalidate, s-maxage=${FRESH}`),
    'cdn-cache-control': `public, ${forCdns}`,
    'surrogate-control': forCdns,
  };
}

/** The parameters that change the page (draft-ietf-httpbis-no-vary-search). */
function noVarySearch({ query = [] }: PageHandle): string {
  if (query.length === 0) return 'params';
  const except = `params, except=(${query.map((name) => `"${name}"`).join(' ')})`;
  return query.length > 1 ? `key-order, ${except}` : except;
}

/** Cache tags of the content on the page, in characters that every CDN accepts. */
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
