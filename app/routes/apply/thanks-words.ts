import { fill } from '#app/ui/text/fill.ts';
import copy from '#content/pages/drop-your-info.yaml';
import site from '#content/site.yaml';
import type { ThanksWords } from './thanks-for.ts';

/** @param job the opening's name; null for the talent pool */
export function thanksWords(job: string | null): ThanksWords {
  const { thanks, reference, talentPool } = copy;
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
