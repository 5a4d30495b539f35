/** Rejects passwords that are guessed first. There are no rules about kinds of characters. */
import { PASSWORD } from '#contract/console/session.ts';
import { fieldProblem } from '#contract/problem.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

/** Digits and symbols used in place of letters. */
const SUBSTITUTES: Record<string, string> = {
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

/** Words that a password for any console may contain. */
const CONTEXT_WORDS = [
  'desk',
  'console',
  'admin',
  'staff',
  'owner',
  'recruiter',
  'welcome',
  'login',
];

/**
 * A password with fewer distinct characters is a pattern. With this many other characters, a common
 * word is accepted.
 */
const MIN_DISTINCT = 5;
const MIN_OTHERS = 10;

let lists: { whole: Set<string>; words: Set<string> } | undefined;

/**
 * @param about brand, address and name, which an attacker of this account tries first
 * @throws ProblemError `invalid-fields`
 */
export function requireStrongPassword(password: string, about: readonly string[]): void {
  const text = password.normalize('NFC');
  if ([...text].length < PASSWORD.least) {
    reject(`Use at least ${PASSWORD.least} characters`);
  }
  if (isGuessable(text, about)) {
    reject('This password is easy to guess, so use several unrelated words');
  }
}

function isGuessable(text: string, about: readonly string[]): boolean {
  lists ??= readLists();
  const lower = text.toLowerCase();
  if (lists.whole.has(lower) || new Set(lower).size < MIN_DISTINCT || isRun(lower)) return true;
  const letters = lettersOf(lower);
  const otherCount = lower.replace(/\p{L}/gu, '').length;
  if (letters === '' || otherCount >= MIN_OTHERS) return false;
  const context = [...CONTEXT_WORDS, ...about.flatMap(wordsOf)].sort((a, b) => b.length - a.length);
  const rest = context.reduce((remaining, word) => remaining.replaceAll(word, ''), letters);
  return rest.length < 4 || lists.words.has(repeatedPart(rest));
}

/**
 * True for runs such as `abcdefghijkl` or `998877665544`, in which each character is next to the
 * previous one.
 */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).filter((code, at) => Math.abs(code - (codes[at] ?? 0)) <= 1).length;
  return steps >= codes.length - 3;
}

/**
 * The letters of a text: leading and trailing other characters are removed, and those in between
 * are replaced by the letters they stand for.
 */
function lettersOf(text: string): string {
  return [...text.replace(/^\P{L}+|\P{L}+$/gu, '')]
    .map((character) => SUBSTITUTES[character] ?? character)
    .join('')
    .replace(/\P{L}/gu, '');
}

/** The repeated part, such as `monkey` for `monkeymonkey`. */
function repeatedPart(text: string): string {
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

function reject(message: string): never {
  throw fieldProblem('password', message);
}
