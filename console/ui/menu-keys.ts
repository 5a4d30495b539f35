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

/** Leads the focus through the buttons of a menu by arrows, Home, End and letters. */
export function moveFocus(event: React.KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll('button')];
  const at = all.indexOf(document.activeElement as HTMLButtonElement);
  const places: Record<string, number> = {
    ArrowDown: (at + 1) % all.length,
    ArrowUp: Math.max(at, 0) - 1,
    Home: 0,
    End: -1,
  };
  const place = places[event.key];
  const next = place === undefined ? nextByLetter(event.key, all, at) : all.at(place);
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** The words of a text as the search compares them: any keyboard can type them. */
export const folded = (text: string): string =>
  partsOf(text)
    .map(({ base }) => base)
    .join(' ');
