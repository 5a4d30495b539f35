/**
 * Words of the brand's own language within texts of another one, which are recognized by their
 * script. Those of a language in Latin letters are not.
 */
import type { LanguageCode } from './languages.ts';
import { scriptOf } from './scripts.ts';

export interface NativeWords {
  language: LanguageCode;
  /** Matches one character. */
  character: RegExp;
  /**
   * Matches runs of words with the spaces between them. Has the flag `g` and one group, so use it
   * with `replace` and `split` only.
   */
  pattern: RegExp;
}

/** Unicode's scripts of the codes that stand for several of them. */
const SCRIPTS: Readonly<Record<string, readonly string[]>> = {
  Hans: ['Hani'],
  Hant: ['Hani'],
  Jpan: ['Hira', 'Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
};

/** @returns undefined without a language, and for one in the script of English */
export function nativeWordsIn(language: LanguageCode | undefined): NativeWords | undefined {
  const script = language && scriptOf(language);
  if (!script || script === 'Latn') return undefined;
  const scripts = SCRIPTS[script] ?? [script];
  const letters = scripts.map((name) => `\\p{Script=${name}}`).join('');
  // Punctuation that several scripts share belongs to a word, but begins none.
  const rest = scripts.map((name) => `\\p{Script_Extensions=${name}}`).join('');
  return {
    language,
    character: new RegExp(`[${letters}]`, 'u'),
    pattern: new RegExp(
      `([${letters}](?:[${rest}\\p{Join_Control}]|[ \\u00a0]+(?=[${letters}]))*)`,
      'gu',
    ),
  };
}
