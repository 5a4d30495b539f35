/** The pack's theme as browsers take it, for a site that was built with another one. */
import { join } from 'node:path';
import type { SiteTheme } from '#contract/site-theme.ts';
import { fileDigest } from '#domain/content/downloads/index.ts';
import { readPackText } from '#domain/content/pack-files/index.ts';
import { mediaUrl } from './media-url.ts';
import { THEME_FILE } from './theme-colours.ts';

/** @throws Error where the pack has no theme */
export function readSiteTheme(contentDir: string): SiteTheme {
  const file = join(contentDir, THEME_FILE);
  const css = readPackText(contentDir, THEME_FILE)
    .replace(/\/\*.*?\*\//gs, '')
    // Tailwind's own: names that utilities come of, and those that there are none of.
    .replace(/@theme\b[^{]*\{/g, ':root{')
    .replace(/--[\w-]+-\*\s*:[^;}]*;/g, '')
    .replace(/url\(\s*["']@content\/([^"')]+)["']\s*\)/g, (_, path: string) => {
      return `url("${mediaUrl(contentDir, path)}")`;
    })
    .replace(/\s+/g, ' ')
    .trim();
  return { digest: fileDigest(file) ?? '', css };
}
