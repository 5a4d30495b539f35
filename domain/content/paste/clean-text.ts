/** Removes characters that cannot be seen, and replaces those that only a font draws. */

/** What the letters of Wingdings and Symbol look like. Word inserts them for arrows and ticks. */
const WINGDINGS: Record<string, string> = {
  à: '→',
  ß: '←',
  á: '↑',
  â: '↓',
  è: '➔',
  ó: '↔',
  ü: '✓',
  û: '✗',
  þ: '☑',
  ý: '☒',
  '¨': '☐',
  J: '☺',
  L: '☹',
};

/** @param family `font-family`, in lower case */
export function withoutSymbolFont(text: string, family: string): string {
  if (!/^["']?wingdings/.test(family)) return text;
  return text.replace(/[^\s]/gu, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    // Word also writes them in the private use area, 0xF000 higher.
    const plain = code >= 0xf020 && code <= 0xf0ff ? String.fromCodePoint(code - 0xf000) : letter;
    return WINGDINGS[plain] ?? '';
  });
}

/** Controls other than tab and line feed, private use, single surrogates, and marks of direction. */
const INVISIBLE =
  /[[\p{Cc}\p{Co}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]--[\t\n]]/gv;

/**
 * Joiners are part of words in Devanagari, Arabic and other scripts, and of emoji. Between other
 * letters they are leftovers.
 */
const STRAY_JOINER =
  /(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}])[\u200c\u200d]/gu;

const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/** Line breaks of other programs become line feeds. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|\v|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINER, '')
    .replace(SPACES, ' ')
    .normalize('NFC');
}
