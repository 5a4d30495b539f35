/** The part of a text that shows why a search found it, with the matches marked. */
import { escapeMarkup } from '#contract/markup.ts';
import { splitWords } from '#contract/search/index.ts';
import type { QueryToken } from '#db/dialects/dialect.ts';

/** Characters of a snippet, and of it before the first match. */
const LENGTH = 180;
const BEFORE = 60;

/** Characters at the start of a text in which a match with other spelling is looked for. */
const CLOSE_READING = 600;

const ASCII = /^[a-z0-9]+$/i;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** @returns HTML: escaped text with the matches in `<mark>` */
export function snippetOf(text: string, tokens: readonly QueryToken[]): string {
  const variants = tokens.flat();
  const isMatch = (word: string) => {
    // Folding changes nothing else in most words, and takes longer than all the rest.
    const folded = ASCII.test(word) ? word.toLowerCase() : splitWords(word)[0]?.word;
    if (folded === undefined) return false;
    return variants.some(({ text, isPrefix }) =>
      isPrefix ? folded.startsWith(text) : folded === text,
    );
  };
  const window = windowAround(text, firstMatch(text, variants, isMatch));
  const marked = markWords(window.text, isMatch);
  return `${window.isStart ? '' : '…'}${marked}${window.isEnd ? '' : ellipsisAfter(window.text)}`;
}

/** Not directly after a period. */
const ellipsisAfter = (text: string) => (/[.!?।]$/.test(text) ? ' …' : '…');

type Variant = QueryToken[number];

/** Index of the first match; 0 if there is none that is found quickly. */
function firstMatch(
  text: string,
  variants: readonly Variant[],
  isMatch: (word: string) => boolean,
): number {
  const lower = text.toLowerCase();
  const quick = Math.min(...variants.map((variant) => indexIn(lower, variant)));
  if (quick < text.length) return quick;
  for (const { 0: word, index } of text.slice(0, CLOSE_READING).matchAll(WORD)) {
    if (isMatch(word)) return index;
  }
  return 0;
}

const IN_WORD = /[\p{L}\p{N}\p{M}]/u;

/** Infinity if the text has no such word. One expression for all variants would be slower. */
function indexIn(text: string, { text: word, isPrefix }: Variant): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + word.length)];
    if (!IN_WORD.test(before) && (isPrefix || !IN_WORD.test(after))) return at;
  }
  return Number.POSITIVE_INFINITY;
}

/** The text around an index, from the start of a word to the end of one. */
function windowAround(text: string, index: number) {
  const from = Math.max(0, index - BEFORE);
  const nextWord = from === 0 ? 0 : text.slice(from, index).search(/(?<=\s)\S/);
  const start = nextWord < 0 ? index : from + nextWord;
  const rest = text.slice(start);
  const lastSpace = rest.length <= LENGTH ? rest.length : rest.lastIndexOf(' ', LENGTH);
  const end = lastSpace > BEFORE ? lastSpace : Math.min(rest.length, LENGTH);
  return {
    text: onOneLine(rest.slice(0, end)),
    isStart: start === 0,
    isEnd: end === rest.length,
  };
}

/** A dot separates headings and items of lists from what follows them. */
const onOneLine = (text: string) =>
  text
    .trim()
    .replace(/([^\s.!?…:;,।])\s*\n\s*/g, '$1 · ')
    .replace(/\s+/g, ' ');

function markWords(text: string, isMatch: (word: string) => boolean): string {
  let html = '';
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isMatch(word)) continue;
    html += `${escapeMarkup(text.slice(end, index))}<mark>${escapeMarkup(word)}</mark>`;
    end = index + word.length;
  }
  return html + escapeMarkup(text.slice(end));
}
