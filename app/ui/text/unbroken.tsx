import { Children, type ReactNode } from 'react';

/** A hyphenated word that begins with at most three letters: `e-commerce`, `De-Risk`. */
const SHORT_START = /((?<![\p{L}\p{N}-])\p{L}{1,3}-[\p{L}\p{N}]+)/u;

/** A heading whose lines do not end after a hyphen that only a letter or two come before. */
export function Unbroken({ text }: { text: string }): ReactNode {
  return Children.toArray(
    text.split(SHORT_START).map((part, at) =>
      at % 2 === 1 ? (
        // biome-ignore lint/correctness/useJsxKeyInIterable: toArray gives them keys
        <span className="whitespace-nowrap">{part}</span>
      ) : (
        part
      ),
    ),
  );
}
