/** Counts the words of a Markdown text as the site counts those of its page. */
import { countWords, readingMinutesOf } from '#contract/reading-time.ts';

export interface ReadingStats {
  words: number;
  minutes: number;
}

export function readingStats(markdown: string): ReadingStats {
  const words = countWords(visibleText(markdown));
  return { words, minutes: readingMinutesOf(words) };
}

/** Without pictures, addresses, comments, fences and the numbers of lists. */
const visibleText = (markdown: string) =>
  markdown
    // Comments in code are text.
    .replace(/^(\s*(`{3,}|~{3,})[\s\S]*?^\s*\2)|<!--[\s\S]*?-->/gm, '$1')
    .replace(/^\s*(?:`{3,}|~{3,}).*$/gm, '')
    .replace(/!\[(?:[^\]\\]|\\.)*\]\([^)]*\)/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/^\s*(?:>\s*)*\d{1,9}[.)]\s/gm, '')
    .replace(/\|/g, ' ');
