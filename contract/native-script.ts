/** Words in Devanagari within texts in English: they are to say that they are in another language. */

/** BCP 47 tag of what such words are taken for. */
export const NATIVE_LANGUAGE = 'ne';

/** Tags of the languages that are written in it here: Nepali, Newar, Sanskrit. */
export const NATIVE_LANGUAGES = ['ne', 'new', 'sa'];

/** Words with the spaces between them; to be used with `replace` and `split` alone. */
export const NATIVE_WORDS =
  /([\u0900-\u097f](?:[\u0900-\u097f\u200c\u200d]|[ \u00a0]+(?=[\u0900-\u097f]))*)/g;
