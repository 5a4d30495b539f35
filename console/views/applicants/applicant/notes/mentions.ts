/** Mentions in notes: `@Sita Thapa`. */
import { foldText } from '#console/ui/menu-keys.ts';
import type { StaffName } from '#contract/console/parts.ts';
import { expandUmlauts } from '#contract/search/index.ts';

/** The text after the last `@` and its position. */
export interface Mentioning {
  from: number;
  typed: string;
}

/** @param caret position of the cursor */
export function mentioningAt(text: string, caret: number): Mentioning | undefined {
  const textBefore = text.slice(0, caret);
  const from = textBefore.lastIndexOf('@');
  // An `@` inside a word is part of an email address.
  if (from < 0 || /[\p{L}\p{N}]$/u.test(textBefore.slice(0, from))) return undefined;
  const typed = textBefore.slice(from + 1);
  return /^[^\n@]{0,40}$/.test(typed) ? { from, typed } : undefined;
}

/** Staff with a word in their name that begins with the typed text, compared as the search does. */
export function matching<Member extends StaffName>(
  staff: readonly Member[],
  typed: string,
): Member[] {
  const words = foldText(typed);
  if (words === '' && typed !== '') return [];
  // After a space another word must follow, so a completed name is not suggested again.
  const pattern = ` ${words}${/\s$/.test(typed) ? ' ' : ''}`;
  return staff.filter(({ name }) =>
    [name, expandUmlauts(name) ?? name].some((variant) =>
      ` ${foldText(variant)}`.includes(pattern),
    ),
  );
}

/** Replaces the typed text with the full name. */
export function withMention(
  text: string,
  { from, typed }: Mentioning,
  name: string,
): { text: string; caret: number } {
  const start = `${text.slice(0, from)}@${name} `;
  return {
    text: start + text.slice(from + 1 + typed.length).replace(/^ /, ''),
    caret: start.length,
  };
}

export interface NotePart {
  text: string;
  isMention: boolean;
}

/** Splits the text at mentions. Longer names win over shorter ones that they contain. */
export function partsOf(text: string, staff: readonly StaffName[]): NotePart[] {
  const names = staff.map(({ name }) => `@${name}`).sort((a, b) => b.length - a.length);
  if (names.length === 0) return [{ text, isMention: false }];
  const pattern = new RegExp(`(${names.map(RegExp.escape).join('|')})`);
  return text
    .split(pattern)
    .filter(Boolean)
    .map((part) => ({ text: part, isMention: names.includes(part) }));
}

export function mentionedIn(text: string, staff: readonly StaffName[]): string[] {
  const names = new Set(
    partsOf(text, staff)
      .filter(({ isMention }) => isMention)
      .map((part) => part.text.slice(1)),
  );
  return staff.filter(({ name }) => names.has(name)).map(({ id }) => id);
}
