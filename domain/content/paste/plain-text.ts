/** Converts plain text to Markdown that shows it literally. */
import type { Paragraph } from 'mdast';
import { PASTE_LIMITS, TOO_COMPLEX, TOO_LARGE } from '#contract/console/paste.ts';
import { ProblemError } from '#contract/problem.ts';
import { paragraphsOf } from './blocks.ts';
import { cleanText } from './clean-text.ts';
import { NO_MARKS, type Run } from './inline-runs.ts';
import { markdownOf } from './markdown-text.ts';
import { checkResultSize } from './result-size.ts';

/**
 * Paragraphs are separated by empty lines; other line breaks are kept. Characters that Markdown
 * reads as markup are escaped.
 * @throws ProblemError `too-large`
 */
export function plainTextToMarkdown(text: string): string {
  if (text.length > PASTE_LIMITS.html) throw new ProblemError('too-large', TOO_LARGE);
  const clean = cleanText(text);
  if (clean.split('\n', PASTE_LIMITS.resultNodes + 1).length > PASTE_LIMITS.resultNodes) {
    throw new ProblemError('too-large', TOO_COMPLEX);
  }
  const paragraphs = clean.split(/\n[ \t]*\n/);
  const blocks = paragraphs.flatMap(paragraphsIn);
  checkResultSize(blocks);
  return markdownOf(blocks);
}

function paragraphsIn(text: string): Paragraph[] {
  const runs = text.split('\n').flatMap((line, index): Run[] => {
    const value = line.replace(/\t/g, ' ');
    const run: Run = { type: 'text', value, marks: NO_MARKS };
    return index === 0 ? [run] : [{ type: 'break' }, run];
  });
  return paragraphsOf(runs);
}
