import { partsOf } from '#contract/search/index.ts';

/**
 * The next item of a menu that begins with the letter of a key.
 * @param at where the focus is in the list; -1 for before it
 */
export function nextByLetter<Item extends { textContent: string }>(
  key: string,
  all: readonly Item[],
  at: number,
): Item | undefined {
  if (!/^\p{L}$/u.test(key)) return undefined;
  const letter = folded(key);
  return [...all.slice(at + 1), ...all].find((item) => folded(item.textContent).startsWith(letter));
}

/** The words of a text as the search compares them: any keyboard can type them. */
export const folded = (text: string): string =>
  partsOf(text)
    .map(({ base }) => base)
    .join(' ');
