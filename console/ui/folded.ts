import { partsOf } from '#contract/search/index.ts';

/** The words of a text as the search compares them: any keyboard can type them. */
export const folded = (text: string): string =>
  partsOf(text)
    .map(({ base }) => base)
    .join(' ');
