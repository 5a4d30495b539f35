import { APPLICANT_COUNT_LIMIT } from '#contract/console/limits.ts';

const NUMBER = new Intl.NumberFormat('en');

/** Of results that have words one letter away from those that were typed. */
export const SIMILAR = 'Similar spelling, no exact match';

/** `1,204`, and `10,000+` where counting stopped. */
export const countWords = (total: number, areSimilar = false): string =>
  NUMBER.format(total) +
  (total >= APPLICANT_COUNT_LIMIT ? '+' : '') +
  (areSimilar ? `. ${SIMILAR}` : '');
