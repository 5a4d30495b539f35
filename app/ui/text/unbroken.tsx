import { Children, type ReactNode } from 'react';
import { marked } from './marked.tsx';

/** A letter's vowel signs, nukta, accents and joiners belong to it. */
const MARKS = String.raw`\p{M}\p{Join_C}`;
/**
 * A hyphenated word that begins with at most three letters: `e-commerce`, `De-Risk`. What follows is
 * short enough for a phone's line, since a longer one could not be broken anywhere.
 */
const SHORT_START = new RegExp(
  String.raw`((?<![\p{L}\p{N}${MARKS}-])(?:\p{L}[${MARKS}]*){1,3}-(?:[\p{L}\p{N}][${MARKS}]*){1,12}(?![\p{L}\p{N}]))`,
  'u',
);

/**
 * A title: its lines do not end after a hyphen that only a letter or two come before, and words in
 * Devanagari say their language.
 */
export function Unbroken({ text }: { text: string }): ReactNode {
  return Children.toArray(
    text.split(SHORT_START).map((part, at) =>
      at % 2 === 1 ? (
        // biome-ignore lint/correctness/useJsxKeyInIterable: toArray gives them keys
        <span className="whitespace-nowrap">{marked(part)}</span>
      ) : (
        marked(part)
      ),
    ),
  );
}
