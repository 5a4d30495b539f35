import type { ReactNode } from 'react';
import { markNativeWords } from './mark-native-words.tsx';

/** Vowel signs, nukta, accents and joiners, which belong to the letter before them. */
const MARKS = String.raw`\p{M}\p{Join_C}`;
/**
 * A hyphenated word with at most three letters before the hyphen: `e-commerce`, `De-Risk`. The rest
 * has at most twelve, so that the word fits into a line on a phone.
 */
const SHORT_START = new RegExp(
  String.raw`((?<![\p{L}\p{N}${MARKS}-])(?:\p{L}[${MARKS}]*){1,3}-(?:[\p{L}\p{N}][${MARKS}]*){1,12}(?![\p{L}\p{N}]))`,
  'u',
);

/**
 * A title whose lines do not break after a hyphen with at most three letters before it. Words in
 * Devanagari are marked with their language.
 */
export function Unbroken({ text }: { text: string }): ReactNode {
  return text.split(SHORT_START).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
      <span key={at} className="whitespace-nowrap">
        {markNativeWords(part)}
      </span>
    ) : (
      markNativeWords(part)
    ),
  );
}
