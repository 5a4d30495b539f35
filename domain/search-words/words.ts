/** The words of what people wrote, as both the index and a search have them. */
import { wordsOf } from '#domain/words/index.ts';

/** What stands around an address in a text. */
const AROUND = /[\s<>()[\]{},;:"'|]+/;

/** Characters, as of every word. */
const LONGEST = 60;

const DEVANAGARI_DIGIT = /[\u0966-\u096f]/g;
const ZERO = 0x966;

/** Digits of one script, numbers without what stands in front of them when they are dialled. */
export function plainWords(text: string): string[] {
  const latin = text.replace(DEVANAGARI_DIGIT, (digit) => String(digit.charCodeAt(0) - ZERO));
  return wordsOf(latin).map((word) => (/^0+\d{5,}$/.test(word) ? word.replace(/^0+/, '') : word));
}

/** Mail addresses in a text, each as one word: `sita@example.com` as `sitaexamplecom`. */
export function addressWords(text: string): string[] {
  return text
    .split(AROUND)
    .filter((part) => /.@./.test(part))
    .map((part) => wordsOf(part).join('').slice(0, LONGEST))
    .filter((word) => word !== '');
}

/** A number and all that it ends with, down to four digits: so it is found by any part of it. */
export function numberWords(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  const count = Math.max(0, digits.length - 3);
  return Array.from({ length: count }, (_, at) => digits.slice(at));
}
