/** The styles of a page's first screen, which are inlined in its document (decision 33). */
import { everything, parts, start } from 'virtual:built-styles';
import builtTheme from 'virtual:built-theme';
import { LRUCache } from 'lru-cache';
import { selectedStyles } from './selected-styles.ts';

/** A template has a few variants: with entries, without, and with an error. */
const MAX_SHEETS = 200;

/** The script after the first screen. React escapes `<` in text, so text cannot match it. */
const END = '<script data-sheet';

const NAMES = /<[a-z][\w-]*|class="[^"]*"/g;

/** For packs with another theme, whose fonts and sizes would be useless bytes in a document. */
const neutralParts = parts.filter(({ isBrand }) => !isBrand);

/** The entities that React writes in attributes. */
const UNESCAPED = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

const sheets = new LRUCache<string, string>({ max: MAX_SHEETS });

/** Elements as `<p` and attributes as `class="flex gap-3"`, verbatim from the HTML. */
export type StyleNames = ReadonlySet<string>;

export const styleNamesIn = (html: string): StyleNames => new Set(html.match(NAMES));

/**
 * @param html of the whole document
 * @param header the part of `html` that many documents share, with its names on the first screen
 * @param theme the digest of the pack's theme
 */
export function firstScreenStyles(
  html: string,
  header: { html: string; names: StyleNames },
  theme: string,
): string {
  if (everything !== undefined) return everything;
  const at = html.indexOf(header.html);
  const aboveHeader = html.slice(0, at);
  const belowHeader = html.slice(at + header.html.length, html.indexOf(END));
  const names = styleNamesIn(aboveHeader).union(header.names).union(styleNamesIn(belowHeader));
  const isBuilt = theme === builtTheme;
  const key = [isBuilt, ...names].join('\n');
  const cached = sheets.get(key);
  if (cached !== undefined) return cached;
  const needs = new Set([...names].flatMap(elementOrClasses));
  const sheet = start + selectedStyles(isBuilt ? parts : neutralParts, (name) => needs.has(name));
  sheets.set(key, sheet);
  return sheet;
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
