/** The console's only document: it loads the built files, and their scripts render the rest. */
import { createHash } from 'node:crypto';
import { scriptJson } from '#app/structured-data/json-ld-node.ts';
import {
  APPEARANCE_KEY,
  type ConsoleSettings,
  type DocumentFiles,
  ROOT_ID,
  SETTINGS_ID,
} from '#contract/console/document.ts';
import type { SiteTheme } from '#contract/site.ts';

/** Runs before the first paint, since a chosen appearance may differ from the device's. */
const APPEARANCE = `try{const a=localStorage.getItem('${APPEARANCE_KEY}');if(a)document.documentElement.dataset.appearance=a}catch{}`;

/** The built style sheet has the drawings of another brand, and a theme may have none. */
const NO_TILES = `:root{${[1, 2, 3, 4].map((tile) => `--tile-${tile}:initial`).join(';')}}`;

export interface DocumentParts {
  settings: ConsoleSettings;
  files: DocumentFiles;
  /** The theme of the pack. */
  theme: SiteTheme;
}

export interface ConsoleDocument {
  html: string;
  policy: string;
}

export function consoleDocument({ settings, files, theme }: DocumentParts): ConsoleDocument {
  const url = (file: string) => escapeHtml(`${settings.path}/${file}`);
  const brand = escapeHtml(settings.brand.name);
  const styles = theme.digest === files.theme ? [] : [NO_TILES + theme.fonts + theme.css];
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${brand} console</title>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<script>${APPEARANCE}</script>
<link rel="stylesheet" href="${url(files.style)}">
${styles.map((css) => `<style>${css}</style>`).join('\n')}
${files.imports.map((file) => `<link rel="modulepreload" href="${url(file)}">`).join('\n')}
<script type="module" src="${url(files.script)}"></script>
</head>
<body>
<div id="${ROOT_ID}"></div>
<noscript><p>The staff console of ${brand} needs JavaScript. Allow it for this site, then reload the page. The public site works without it: <a href="/">go to the home page</a>.</p></noscript>
<script type="application/json" id="${SETTINGS_ID}">${scriptJson(settings)}</script>
</body>
</html>
`;
  return { html, policy: policyOf([APPEARANCE], styles) };
}

function policyOf(scripts: readonly string[], styles: readonly string[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashOf)].join(' '),
    ["style-src 'self'", ...styles.map(hashOf)].join(' '),
    // Icons in the style sheet, QR codes, and previews of files before they are sent.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Videos of the media library.
    "media-src 'self'",
    "connect-src 'self'",
    // The preview of a page, and files that a browser shows itself.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // No text may become markup or code.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
