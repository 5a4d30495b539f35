import { latinDigits } from '#contract/digits.ts';

/**
 * Letters that Unicode does not decompose, with the usual replacement on keyboards that lack them.
 */
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

/** Accents, and the vowel points of Arabic and Hebrew; not the marks that make another kana. */
const ACCENTS = /(?![\u3099\u309a])\p{Script=Inherited}|[\u0591-\u05bd]/gu;

/** Characters within words that do not count: apostrophes, joiners, soft hyphens. */
const IGNORED = /['’ʼ`\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** The two-letter spelling used if a keyboard lacks the letter: `Zuerich`. */
const SPELLED_OUT = new Map(Object.entries({ ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }));
const HAS_SPELLED_OUT = /[äöüøå]/g;

/** Converts to lower case without accents, with ASCII digits. Independent of the locale. */
export function foldLetters(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(IGNORED, '')
    .toLowerCase()
    .replace(NOT_PLAIN, (letter) => PLAIN.get(letter) ?? '');
  return latinDigits(plain);
}

/** The two-letter spelling of `Zürich` or `Søren` in lower case; undefined if there is none. */
export function expandUmlauts(text: string): string | undefined {
  const lowerCase = text.normalize('NFC').toLowerCase();
  const spelled = lowerCase.replace(HAS_SPELLED_OUT, (letter) => SPELLED_OUT.get(letter) ?? '');
  return spelled === lowerCase ? undefined : spelled;
}

/** Synonyms that no rule derives, in folded form. */
const SYNONYMS = new Map(
  Object.entries({
    golang: 'go',
    cpp: 'cplusplus',
    postgres: 'postgresql',
    k8s: 'kubernetes',
    reactjs: 'react',
    vuejs: 'vue',
  }),
);

export const synonymOf = (word: string) => SYNONYMS.get(word);
