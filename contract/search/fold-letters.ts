import { latinDigits } from '#contract/digits.ts';

/** Letters that Unicode does not take apart, as they are typed on a keyboard without them. */
const PLAIN = new Map(
  Object.entries({
    ł: 'l',
    đ: 'd',
    ð: 'd',
    ø: 'o',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ı: 'i',
    þ: 'th',
    ħ: 'h',
    ŋ: 'n',
    ŧ: 't',
    ŀ: 'l',
    ĸ: 'k',
    ə: 'e',
    ɖ: 'd',
    ɗ: 'd',
    ɓ: 'b',
    ɠ: 'g',
    ƙ: 'k',
    ɨ: 'i',
    ɔ: 'o',
    ɛ: 'e',
    ƴ: 'y',
    ʉ: 'u',
    ς: 'σ',
    '♯': '#',
    '\u2010': '-',
    '\u2212': '-',
  }),
);
const NOT_PLAIN = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'gu');

/** Accents, and the vowel points of Arabic and Hebrew; what makes another kana is left. */
const ACCENTS = /(?![\u3099\u309a])\p{Script=Inherited}|[\u0591-\u05bd]/gu;

/** What is written inside words without being part of them: apostrophes, joiners, soft hyphens. */
const INSIDE = /['’ʼ`\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Spelled with a second letter where there is no key for it: `Zuerich`. */
const SPELLED_OUT = new Map(Object.entries({ ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }));
const HAS_SPELLED_OUT = /[äöüøå]/g;

/** A text in small letters without accents, its digits in ASCII; no rule depends on a locale. */
export function foldLetters(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(INSIDE, '')
    .toLowerCase()
    .replace(NOT_PLAIN, (letter) => PLAIN.get(letter) ?? '');
  return latinDigits(plain);
}

/** The other way to spell `Zürich` or `Søren`, in small letters; undefined where there is none. */
export function spelledOut(text: string): string | undefined {
  const small = text.normalize('NFC').toLowerCase();
  const spelled = small.replace(HAS_SPELLED_OUT, (letter) => SPELLED_OUT.get(letter) ?? '');
  return spelled === small ? undefined : spelled;
}

/** Names that mean the same and are not made of each other by any rule, as they are when folded. */
const NAMES = new Map(
  Object.entries({
    golang: 'go',
    cpp: 'cplusplus',
    postgres: 'postgresql',
    k8s: 'kubernetes',
    reactjs: 'react',
    vuejs: 'vue',
  }),
);

export const otherName = (word: string) => NAMES.get(word);
