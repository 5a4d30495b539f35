/** URL of the page after an application, with the job, the reference and the next step. */
import { thanksQuery } from '#app/forms/submission.ts';
import type { LocalizedPack } from '#app/pack.ts';
import type { Thanks } from '#contract/copy-parts.ts';
import { fillPlaceholders } from '#contract/fill.ts';

export interface ThanksCopy {
  thanks: Thanks;
  /** Contains `{reference}`. */
  reference: string;
}

interface ThanksInput {
  /** Path of the thanks page, in the language of the form. */
  path: string;
  /** The applicant's name. */
  name: string;
  /** Empty if another host of the API gives none. */
  reference: string;
}

export function applicationThanksUrl(
  { path, name, reference }: ThanksInput,
  copy: ThanksCopy,
): string {
  const number = reference && fillPlaceholders(copy.reference, { reference });
  const submissionMessage = `${number} ${copy.thanks.submissionMessage}`.trim();
  return path + thanksQuery(name, { ...copy.thanks, submissionMessage });
}

/** @param job the job's name; null for the talent pool */
export function thanksCopy(pack: LocalizedPack, job: string | null): ThanksCopy {
  const site = pack.copy('site');
  const { thanks, reference, talentPool } = pack.copy('pages/drop-your-info');
  const values = { role: job ?? talentPool, days: site.answerWithinWorkingDays };
  return {
    reference,
    thanks: {
      ...thanks,
      secondTitle: fillPlaceholders(thanks.secondTitle, values),
      submissionMessage: fillPlaceholders(thanks.submissionMessage, values),
    },
  };
}
