import type { LocalizedPack } from '#app/pack.ts';
import { fill } from '#contract/fill.ts';
import type { ThanksWords } from './thanks-for.ts';

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
