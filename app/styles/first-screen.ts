/** The styles of what a page shows first, which its document brings along: decision 33. */
import { everything, parts, start } from 'virtual:built-styles';
import { LRUCache } from 'lru-cache';
import { selectedStyles } from './selected-styles.ts';

/** A template has a few: with entries and without, with an error. */
const MAX_SHEETS = 200;

/** The script behind the first screen. React escapes the `<` of text, so no text looks like it. */
const END = '<script data-sheet';

const NAMES = /<[a-z][\w-]*|class="[^"]*"/g;

/** What React writes for these characters of an attribute. */
const UNESCAPED = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

const sheets = new LRUCache<string, string>({ max: MAX_SHEETS });

/** Elements as `<p`, and each `class="flex gap-3"`, as HTML has them. */
export type Names = ReadonlySet<string>;

export const namesIn = (html: string): Names => new Set(html.match(NAMES));

/**
 * @param html of the whole document
 * @param header a part of it that many documents share, with those of its names that count
 */
export function firstScreenStyles(html: string, header: { html: string; names: Names }): string {
  if (everything !== undefined) return everything;
  const at = html.indexOf(header.html);
  const before = html.slice(0, at);
  const after = html.slice(at + header.html.length, html.indexOf(END));
  const names = namesIn(before).union(header.names).union(namesIn(after));
  const key = [...names].join('\n');
  const cached = sheets.get(key);
  if (cached !== undefined) return cached;
  const there = new Set([...names].flatMap(elementOrClasses));
  const sheet = start + selectedStyles(parts, (name) => there.has(name));
  sheets.set(key, sheet);
  return sheet;
}

function elementOrClasses(name: string): string[] {
  if (name.startsWith('<')) return [name.slice(1)];
  const value = unescaped(name.slice('class="'.length, -1));
  return value.split(/\s+/).map((word) => `.${word}`);
}

const unescaped = (value: string) =>
  value.replace(/&(amp|lt|gt|quot|#x27);/g, (it) => UNESCAPED[it as keyof typeof UNESCAPED]);
