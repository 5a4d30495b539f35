/** The styles of a page's first screen, which are inlined in its document (decision 33). */
import { everything, parts, type StylePart, start } from 'virtual:built-styles';
import builtTheme from 'virtual:built-theme';
import { LRUCache } from 'lru-cache';
import type { SiteTheme } from '#contract/site.ts';
import { selectedStyles } from './selected-styles.ts';

/** A template has a few variants: with entries, without, and with an error. */
const MAX_SHEETS = 200;

/** The script after the first screen. React escapes `<` in text, so text cannot match it. */
const END = '<script data-sheet';

const NAMES = /<[a-z][\w-]*|class="[^"]*"/g;

/** The entities that React writes in attributes. */
const UNESCAPED = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

const sheets = new LRUCache<string, string>({ max: MAX_SHEETS });

/** Parts by the digest of a theme, for the packs that are open at the same time. */
const partsByTheme = new LRUCache<string, readonly StylePart[]>({ max: 4 });

/** Elements as `<p` and attributes as `class="flex gap-3"`, verbatim from the HTML. */
export type StyleNames = ReadonlySet<string>;

export const styleNamesIn = (html: string): StyleNames => new Set(html.match(NAMES));

/**
 * @param html of the whole document
 * @param header the part of `html` that many documents share, with its names on the first screen
 */
export function firstScreenStyles(
  html: string,
  header: { html: string; names: StyleNames },
  theme: SiteTheme,
): string {
  if (everything !== undefined) return everything;
  const at = html.indexOf(header.html);
  const aboveHeader = html.slice(0, at);
  const belowHeader = html.slice(at + header.html.length, html.indexOf(END));
  const names = styleNamesIn(aboveHeader).union(header.names).union(styleNamesIn(belowHeader));
  const key = [theme.digest, ...names].join('\n');
  const cached = sheets.get(key);
  if (cached !== undefined) return cached;
  const needs = new Set([...names].flatMap(elementOrClasses));
  const sheet = start + selectedStyles(partsFor(theme), (name) => needs.has(name));
  sheets.set(key, sheet);
  return sheet;
}

/**
 * Without the rules of the theme that the stylesheet was built with, and without the values of it
 * that the pack's own theme replaces: they would be useless bytes in a document.
 */
function partsFor({ digest, css }: SiteTheme): readonly StylePart[] {
  if (digest === builtTheme) return parts;
  const known = partsByTheme.get(digest);
  if (known) return known;
  const replaced = new Set(css.match(/--[\w-]+(?=\s*:)/g));
  const isReplaced = ({ defines = '', enclosingBlocks }: StylePart) =>
    enclosingBlocks[0] === '@layer theme' && replaced.has(defines);
  const own = parts.filter((part) => !part.isBrand && !isReplaced(part));
  partsByTheme.set(digest, own);
  return own;
}

function elementOrClasses(name: string): string[] {
  if (name.startsWith('<')) return [name.slice(1)];
  const value = unescaped(name.slice('class="'.length, -1));
  return value.split(/\s+/).map((word) => `.${word}`);
}

const unescaped = (value: string) =>
  value.replace(
    /&(amp|lt|gt|quot|#x27);/g,
    (entity) => UNESCAPED[entity as keyof typeof UNESCAPED],
  );
