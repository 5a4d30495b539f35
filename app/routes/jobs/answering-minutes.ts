import type { JobQuestion } from '#contract/job-questions.ts';

/** Characters that somebody thinks of and types in a minute, on a phone. */
const CHARACTERS = 150;

/** A choice is read and made in a quarter of a minute. */
const CHOICE = 0.25;

/**
 * About how long it takes to answer: texts are taken to be half as long as they may be.
 * @returns whole minutes, rounded up
 */
export function answeringMinutes(
  questions: readonly Pick<JobQuestion, 'kind' | 'limit'>[],
): number {
  const minutes = questions.map(({ kind, limit }) => {
    return kind === 'short-text' || kind === 'long-text' ? limit / 2 / CHARACTERS : CHOICE;
  });
  return Math.ceil(minutes.reduce((sum, each) => sum + each, 0));
}
