/** Compares two texts word by word, to show them beside each other. */
import { diffArrays } from 'diff';
import type { DiffPart } from '#contract/console/field-changes.ts';

/** UTF-16 units of both texts. Longer ones are compared by lines. */
const MOST_UNITS = 100 * 1024;

/**
 * Added and removed words. The time of a comparison grows with the square of this number, which
 * takes about a tenth of a second.
 */
const MOST_EDITS = 1500;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * The texts as parts that are the same, added or removed. Without the added parts they are `before`,
 * without the removed ones `after`. Texts that differ too much are one removed and one added part.
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  if (before === after) return before === '' ? [] : [{ text: before, kind: 'same' }];
  const isShort = before.length + after.length <= MOST_UNITS;
  const byWords = isShort ? compare(wordsOf(before), wordsOf(after)) : undefined;
  return byWords ?? compare(linesOf(before), linesOf(after)) ?? wholeTexts(before, after);
}

/** Words in any script, and what is between them. */
const wordsOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

const linesOf = (text: string) => text.split(/(?<=\n)/);

function compare(before: string[], after: string[]): DiffPart[] | undefined {
  const changes = diffArrays(before, after, { maxEditLength: MOST_EDITS });
  return changes?.map(({ value, added, removed }) => ({
    text: value.join(''),
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

const wholeTexts = (before: string, after: string): DiffPart[] => [
  ...(before === '' ? [] : [{ text: before, kind: 'removed' } as const]),
  ...(after === '' ? [] : [{ text: after, kind: 'added' } as const]),
];
