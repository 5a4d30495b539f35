import type { JobQuestion } from '#contract/job-questions.ts';

/** Characters that an applicant composes and types on a phone. */
const CHARACTERS_PER_MINUTE = 150;

/** Time to read and answer a question with choices. */
const MINUTES_PER_CHOICE = 0.25;

/**
 * Estimates the time to answer, assuming that texts use half of their limit.
 * @returns whole minutes, rounded up
 */
export function answeringMinutes(
  questions: readonly Pick<JobQuestion, 'kind' | 'limit'>[],
): number {
  const minutes = questions.map(({ kind, limit }) => {
    return kind === 'short-text' || kind === 'long-text'
      ? limit / 2 / CHARACTERS_PER_MINUTE
      : MINUTES_PER_CHOICE;
  });
  return Math.ceil(minutes.reduce((sum, each) => sum + each, 0));
}
