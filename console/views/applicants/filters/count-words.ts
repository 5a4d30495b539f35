import { APPLICANT_COUNT_LIMIT } from '#contract/console/limits.ts';

const NUMBER = new Intl.NumberFormat('en');

/** `1,204`, and `10,000+` where nobody counted on. */
export const countWords = (total: number): string =>
  NUMBER.format(total) + (total >= APPLICANT_COUNT_LIMIT ? '+' : '');
