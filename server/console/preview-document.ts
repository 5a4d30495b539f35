/** What a preview changes in the document of a page, and its policy. */
import type { InlineCode } from '#app/page-context.ts';
import { contentSecurityPolicy } from '#delivery/page-headers.ts';

/** Directives that differ from those of the public page. */
const DIRECTIVES: Readonly<Record<string, string>> = {
  'connect-src': "'none'",
  'form-action': "'none'",
  'worker-src': "'none'",
  'frame-ancestors': "'self'",
  'trusted-types': "'none'",
};

/**
 * The policy of the public page for pictures and styles. Of scripts, only one may run.
 * @param script URL of that script; null for none
 */
export function previewPolicy(inline: InlineCode, script: string | null): string {
  const replaced: Readonly<Record<string, string>> = {
    ...DIRECTIVES,
    'script-src': script ?? "'none'",
  };
  return contentSecurityPolicy(inline)
    .split('; ')
    .map((directive) => {
      const [name = ''] = directive.split(' ');
      return name in replaced ? `${name} ${replaced[name]}` : directive;
    })
    .join('; ');
}

/**
 * The document of a page as a preview. It links the styles of what is below the first screen, which on
 * the site a script fetches. Inline scripts are emptied, because the browser would report each one that
 * the policy refuses.
 */
export function previewHtml({ html, inline }: { html: string; inline: InlineCode }): string {
  return inline.scripts
    .reduce((text, code) => text.replace(code, ''), html)
    .replace(/<noscript>(<link rel="stylesheet"[^>]*>)<\/noscript>/g, '$1');
}

/** Adds the script that connects the frame with the console. */
export function withScript(html: string, path: string): string {
  return html.replace(
    /<\/body>(?![\s\S]*<\/body>)/,
    `<script src="${path}" defer></script></body>`,
  );
}

const BANNER_STYLE = `.draft-banner{position:sticky;inset-block-start:0;z-index:1000;padding:.625rem 1rem;background:#0b1b2b;color:#fff;font:500 .875rem/1.4 system-ui,sans-serif;text-align:center}`;

/** @param expiresAt epoch milliseconds */
export function withBanner(html: string, expiresAt: number): { html: string; style: string } {
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(
    expiresAt,
  );
  const banner = `<p class="draft-banner" role="note">This is a draft, not the live page. The link works until ${day}.</p>`;
  return {
    html: html
      .replace(
        '</head>',
        `<meta name="robots" content="noindex"><style>${BANNER_STYLE}</style></head>`,
      )
      .replace(/<body[^>]*>/, (body) => body + banner),
    style: BANNER_STYLE,
  };
}

const MESSAGE_STYLE = `body{margin:0;padding:2.5rem 1.5rem;font:1rem/1.6 system-ui,sans-serif;color:#0b1b2b;background:#faf8f4}main{max-width:38rem;margin:auto}li{overflow-wrap:anywhere}`;

/** A page with a message instead of a preview. */
export function messagePage(message: string, lines: readonly string[]) {
  const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  const list = items && `<ul>${items}</ul>`;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Preview</title><style>${MESSAGE_STYLE}</style></head><body><main><p><strong>${escapeHtml(message)}</strong></p>${list}</main></body></html>`;
  return { html, style: MESSAGE_STYLE };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
