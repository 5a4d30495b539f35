/** Which passwords are refused: those that are guessed first. What they are made of is nobody's business. */
import { PASSWORD } from '#contract/console/session.ts';
import { fieldProblem } from '#contract/problem.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** Digits and signs that stand for letters. */
const STANDS_FOR: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Words of every desk. */
const OUR_WORDS = ['desk', 'console', 'admin', 'staff', 'owner', 'recruiter', 'welcome', 'login'];

/** Fewer different characters are a pattern; so many others make up for a word that is known. */
const LEAST_DIFFERENT = 5;
const ENOUGH_OTHERS = 10;

let lists: { whole: Set<string>; words: Set<string> } | undefined;

/**
 * @param about brand, address, name: what somebody who aims at this account tries first
 * @throws ProblemError `invalid-fields`
 */
export function requireGoodPassword(password: string, about: readonly string[]): void {
  const text = password.normalize('NFC');
  if ([...text].length < PASSWORD.least) {
    refuse(`Use at least ${PASSWORD.least} characters`);
  }
  if (isGuessable(text, about)) {
    refuse('This one is guessed early: use several words that do not belong together');
  }
}

function isGuessable(text: string, about: readonly string[]): boolean {
  lists ??= readLists();
  const lower = text.toLowerCase();
  if (lists.whole.has(lower) || new Set(lower).size < LEAST_DIFFERENT || isRun(lower)) return true;
  const letters = lettersOf(lower);
  const others = lower.replace(/\p{L}/gu, '').length;
  if (letters === '' || others >= ENOUGH_OTHERS) return false;
  const context = [...OUR_WORDS, ...about.flatMap(wordsOf)].sort((a, b) => b.length - a.length);
  const rest = context.reduce((left, word) => left.replaceAll(word, ''), letters);
  return rest.length < 4 || lists.words.has(oneOf(rest));
}

/** `abcdefghijkl`, `998877665544`: each character beside the one before. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).filter((code, at) => Math.abs(code - (codes[at] ?? 0)) <= 1).length;
  return steps >= codes.length - 3;
}

/** Without what stands before and behind; with signs in between read as the letters that they stand for. */
function lettersOf(text: string): string {
  return [...text.replace(/^\P{L}+|\P{L}+$/gu, '')]
    .map((character) => STANDS_FOR[character] ?? character)
    .join('')
    .replace(/\P{L}/gu, '');
}

/** `monkey` of `monkeymonkey`. */
function oneOf(text: string): string {
  for (let length = 3; length <= text.length / 2; length++) {
    const part = text.slice(0, length);
    if (text.length % length === 0 && part.repeat(text.length / length) === text) return part;
  }
  return text;
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map(lettersOf)
    .filter((word) => word.length >= 3);

function readLists() {
  const all = COMMON_PASSWORDS.trim().split(/\s+/);
  return {
    whole: new Set(all),
    words: new Set(all.map(lettersOf).filter((word) => word.length >= 4)),
  };
}

function refuse(message: string): never {
  throw fieldProblem('password', message);
}
