/** The page that follows an application: what was applied for, by which number, and what happens now. */
import { thanksQuery } from '#app/forms/submission.ts';
import type { LocalizedPack } from '#app/pack.ts';
import type { Thanks } from '#contract/copy-parts.ts';
import { fill } from '#contract/fill.ts';

export interface ThanksWords {
  thanks: Thanks;
  /** With `{reference}`. */
  reference: string;
}

interface Thanked {
  /** Of the page, in the language of the form. */
  path: string;
  /** Of the applicant. */
  name: string;
  /** Empty where another host of the API gives none. */
  reference: string;
}

export function thanksFor({ path, name, reference }: Thanked, words: ThanksWords): string {
  const number = reference && fill(words.reference, { reference });
  const submissionMessage = `${number} ${words.thanks.submissionMessage}`.trim();
  return path + thanksQuery(name, { ...words.thanks, submissionMessage });
}

/** @param job the opening's name; null for the talent pool */
export function thanksWords(pack: LocalizedPack, job: string | null): ThanksWords {
  const site = pack.copy('site');
  const { thanks, reference, talentPool } = pack.copy('pages/drop-your-info');
  const values = { role: job ?? talentPool, days: site.answerWithinWorkingDays };
  return {
    reference,
    thanks: {
      ...thanks,
      secondTitle: fill(thanks.secondTitle, values),
      submissionMessage: fill(thanks.submissionMessage, values),
    },
  };
}
