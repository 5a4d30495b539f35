/**
 * Lengths of texts as people see them. In a preview, texts contain marks, which are private-use
 * characters.
 */
const PRIVATE_USE = /\p{Co}/gu;

export const withoutPrivateUse = (text: string) => text.replace(PRIVATE_USE, '');

/** UTF-16 code units of a text that is shown. */
export const shownLength = (text: string) => withoutPrivateUse(text).length;
