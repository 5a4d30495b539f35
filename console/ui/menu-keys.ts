import { splitWords } from '#contract/search/index.ts';

/**
 * The next item that begins with the typed letter, ignoring diacritics.
 * @param at index of the focused item; -1 for none
 */
export function nextByLetter<Item extends { textContent: string }>(
  key: string,
  all: readonly Item[],
  at: number,
): Item | undefined {
  if (!/^\p{L}$/u.test(key)) return undefined;
  const letter = foldText(key);
  return [...all.slice(at + 1), ...all].find((item) =>
    foldText(item.textContent).startsWith(letter),
  );
}

/** Moves the focus in a menu by arrow keys, Home, End and letters. */
export function moveFocus(event: React.KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll('button')];
  const at = all.indexOf(document.activeElement as HTMLButtonElement);
  const positions: Record<string, number> = {
    ArrowDown: (at + 1) % all.length,
    ArrowUp: Math.max(at, 0) - 1,
    Home: 0,
    End: -1,
  };
  const position = positions[event.key];
  const next = position === undefined ? nextByLetter(event.key, all, at) : all.at(position);
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** Normalizes a text as the search does, so that any keyboard can type it. */
export const foldText = (text: string): string =>
  splitWords(text)
    .map(({ base }) => base)
    .join(' ');
