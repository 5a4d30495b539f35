import type { Applicant } from '#contract/console/applicants.ts';

type Common = Applicant['suggestions'][number]['common'][number];

const WORDS: Readonly<Record<Common, string>> = {
  email: 'mail',
  phone: 'phone',
  links: 'links',
};

const LIST = new Intl.ListFormat('en');

/** `the same mail and phone` */
export const commonWords = (common: readonly Common[]): string =>
  `the same ${LIST.format(common.map((one) => WORDS[one]))}`;
