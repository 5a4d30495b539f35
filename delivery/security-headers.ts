/** Headers that keep a page to itself. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { InlineCode } from '#app/page-context.ts';
import { VIDEO_EMBEDS } from '#contract/video-embeds.ts';
import { ownText } from './own-text.ts';

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

/** Characters of the texts whose hashes are remembered: pages share two style sheets and some scripts. */
const REMEMBERED = 1_000_000;

const known = new LRUCache<string, string>({
  maxSize: REMEMBERED,
  sizeCalculation: (_hash, text) => text.length + 1,
});

function hashOf(text: string): string {
  const before = known.get(text);
  if (before) return before;
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  known.set(ownText(text), hash);
  return hash;
}

/** Of a page without code of its own. */
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

function hashesOf(texts: readonly string[]): string {
  return [...new Set(texts.map(hashOf))].join(' ');
}
