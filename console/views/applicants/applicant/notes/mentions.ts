/** `@Sita Thapa` in a note. */
import { folded } from '#console/ui/menu-keys.ts';
import type { StaffName } from '#contract/console/parts.ts';
import { spelledOut } from '#contract/search/index.ts';

/** Where a name is being typed: what follows the last `@`, and where that stands. */
export interface Mentioning {
  from: number;
  typed: string;
}

/** @param caret where the cursor stands in the text */
export function mentioningAt(text: string, caret: number): Mentioning | undefined {
  const before = text.slice(0, caret);
  const from = before.lastIndexOf('@');
  // In the middle of a word it is a mail address.
  if (from < 0 || /[\p{L}\p{N}]$/u.test(before.slice(0, from))) return undefined;
  const typed = before.slice(from + 1);
  return /^[^\n@]{0,40}$/.test(typed) ? { from, typed } : undefined;
}

/** Those in whose name a word begins with what was typed, compared as the search does. */
export function matching<Member extends StaffName>(
  staff: readonly Member[],
  typed: string,
): Member[] {
  const words = folded(typed);
  if (words === '' && typed !== '') return [];
  // After a space another word has to follow: a name that is complete is not offered again.
  const wanted = ` ${words}${/\s$/.test(typed) ? ' ' : ''}`;
  return staff.filter(({ name }) =>
    [name, spelledOut(name) ?? name].some((spelling) => ` ${folded(spelling)}`.includes(wanted)),
  );
}

/** The text with the name in the place of what was typed of it. */
export function withMention(
  text: string,
  { from, typed }: Mentioning,
  name: string,
): { text: string; caret: number } {
  const head = `${text.slice(0, from)}@${name} `;
  return { text: head + text.slice(from + 1 + typed.length).replace(/^ /, ''), caret: head.length };
}

export interface NotePart {
  text: string;
  isMention: boolean;
}

/** The text in parts, the mentions by themselves. A longer name comes before a shorter one in it. */
export function partsOf(text: string, staff: readonly StaffName[]): NotePart[] {
  const names = staff.map(({ name }) => `@${name}`).sort((a, b) => b.length - a.length);
  if (names.length === 0) return [{ text, isMention: false }];
  const pattern = new RegExp(`(${names.map(RegExp.escape).join('|')})`);
  return text
    .split(pattern)
    .filter(Boolean)
    .map((part) => ({ text: part, isMention: names.includes(part) }));
}

/** Ids of those who are mentioned. */
export function mentionedIn(text: string, staff: readonly StaffName[]): string[] {
  const found = new Set(
    partsOf(text, staff)
      .filter(({ isMention }) => isMention)
      .map((part) => part.text.slice(1)),
  );
  return staff.filter(({ name }) => found.has(name)).map(({ id }) => id);
}
