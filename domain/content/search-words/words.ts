/** The words of what people wrote, as both the index and a search have them. */
import { latinDigits } from '#contract/digits.ts';
import { indexedWords, partsOf } from '#contract/search/index.ts';

/** What stands around an address in a text. */
const AROUND = /[\s<>()[\]{},;:"'|]+/;

/** Characters, as of every word. */
const LONGEST = 60;

/** A number without what stands in front of it when it is dialled. */
export const dialled = (word: string) => (/^0+\d{5,}$/.test(word) ? word.replace(/^0+/, '') : word);

export const plainWords = (text: string): string[] => indexedWords(text).map(dialled);

/** Mail addresses in a text, each as one word: `sita@example.com` as `sitaexamplecom`. */
export function addressWords(text: string): string[] {
  return text
    .split(AROUND)
    .filter((part) => /.@./.test(part))
    .map((part) =>
      partsOf(part)
        .map(({ base }) => base)
        .join('')
        .slice(0, LONGEST),
    )
    .filter((word) => word !== '');
}

/** A number and all that it ends with, down to four digits: so it is found by any part of it. */
export function numberWords(phone: string): string[] {
  const digits = latinDigits(phone.normalize('NFKC')).replace(/\D/g, '');
  const count = Math.max(0, digits.length - 3);
  return Array.from({ length: count }, (_, at) => digits.slice(at));
}
