/** Characters of a résumé's text that are stored: some sixty pages. */
const LONGEST = 200_000;

/** Pages and paragraphs do not matter to a search. */
const GAPS = /[\s\p{Z}\u0085]+/gu;

/** What separates words within a line. */
const SPACES = /[^\S\n]+/gu;

/**
 * What is no text: controls, halves of characters, the letters of icon fonts, and what turns the
 * direction of what stands behind it. Joiners stay: Devanagari is written with them.
 */
const NO_TEXT = /(?!\u200c|\u200d|\u0085|\s)\p{C}/gu;

/** What a file claims to be its text, as far as it is one: on one line, at most 200,000 characters. */
export function cleanText(text: string): string {
  // The cut comes first as well: the rest has no bound of its own.
  const tidy = text
    .slice(0, 4 * LONGEST)
    .replace(NO_TEXT, '')
    .replace(GAPS, ' ')
    .trim();
  return tidy.slice(0, LONGEST).replace(/\p{Cs}$/u, '');
}

/** The same of a page, which keeps its lines, with at most one empty line between two. */
export function cleanLines(text: string): string {
  return text
    .replace(NO_TEXT, '')
    .replace(SPACES, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
