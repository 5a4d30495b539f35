/** Messages of the content check as instructions at a field. */
import type { EntryProblem } from './entries.ts';

/** Messages with the instruction for them; the first match counts. */
const INSTRUCTIONS: readonly [RegExp, string][] = [
  [/^(is missing|is empty)/, 'Fill in this field'],
  [/^must have at least 1 character/, 'Fill in this field'],
  [/^must have at least 1 entry/, 'Add at least one'],
  [/^must have at least (\d+) entries/, 'Add more: at least $1 are needed'],
  [/^must have at most (\d+) entries/, 'Remove some: at most $1 are possible'],
  [/^must have exactly (\d+) entries/, 'This list needs exactly $1 items'],
  [/^must have at most (\d+) characters/, 'Use $1 characters or fewer'],
  [/^must be (.+) or more$/, 'Enter $1 or more'],
  [/^must be (.+) or less$/, 'Enter $1 or less'],
  [/^must be one of (.+)$/s, 'Choose one of $1'],
  [/^must be a (?:web|e-mail) address(.*)$/s, 'Enter an address$1'],
  [/^must be a whole number(.*)$/s, 'Enter a whole number$1'],
  [/^must be a number(.*)$/s, 'Enter a number$1'],
  [/^must be YYYY-MM-DD(.*)$/s, 'Choose a day, or write YYYY-MM-DD$1'],
];

const EMPTY =
  /^(is missing|is empty|this section is (missing|empty)|the text is missing|must have at least 1 (character|entry)\b)/;

/** True if something is still to be written, as opposed to a mistake. */
export const isAboutEmptyField = ({ message }: Pick<EntryProblem, 'message'>): boolean =>
  EMPTY.test(message);

export function problemText({ message }: Pick<EntryProblem, 'message'>): string {
  for (const [pattern, instruction] of INSTRUCTIONS) {
    const match = pattern.exec(message);
    if (match) return instruction.replace('$1', match[1] ?? '');
  }
  return message.charAt(0).toUpperCase() + message.slice(1);
}
