import { useCopy } from '#app/pack-context.ts';
import { fill, plural } from '#app/ui/text/fill.ts';
import type { JobQuestion } from '#contract/job-questions.ts';
import { answeringMinutes } from './answering-minutes.ts';

/** Before somebody applies: what this opening asks beside the form's own fields, and for how long. */
export function OwnQuestionsNote({ questions }: { questions: readonly JobQuestion[] }) {
  const copy = useCopy('pages/talents-on-demand');
  const { length } = questions;
  if (length === 0) return null;
  const { asks, takes } = copy.detail.ownQuestions;
  const minutes = answeringMinutes(questions);
  return (
    <p className="mb-3 text-sm text-ink-600">
      {fill(plural(length, asks), { count: length })}{' '}
      {fill(plural(minutes, takes), { count: minutes })}
    </p>
  );
}
