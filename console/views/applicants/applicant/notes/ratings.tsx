import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { call } from '#console/api/call.ts';
import { errorMessage } from '#console/api/call-problem.ts';
import { invalidate, setCached } from '#console/api/queries.ts';
import { Avatar } from '#console/ui/avatar.tsx';
import { Banner } from '#console/ui/banner.tsx';
import { Button } from '#console/ui/button.tsx';
import { Form } from '#console/ui/form.tsx';
import { Panel } from '#console/ui/panel.tsx';
import { RelativeTime } from '#console/ui/relative-time.tsx';
import { TextArea } from '#console/ui/text-field.tsx';
import { showToast } from '#console/ui/toast-store.ts';
import { type Draft, useDraft } from '#console/ui/use-draft.ts';
import { lengthProblem } from '#console/views/applicants/data/text-problems.ts';
import type { Applicant } from '#contract/console/applicants.ts';
import { CONSOLE_LIMITS } from '#contract/console/limits.ts';

interface RatingsProps {
  applicant: Applicant;
  mayWork: boolean;
}

/** The server hides other ratings until one has rated, so that they do not influence each other. */
export default function Ratings({ applicant, mayWork }: RatingsProps) {
  const { ownRating, ratings, hiddenRatings, criteria } = applicant;
  return (
    <Panel title="Ratings" note={hiddenNote(hiddenRatings)}>
      <div className="grid gap-5">
        {mayWork && <OwnRating key={ownRating?.ratedAt ?? 0} applicant={applicant} />}
        {ratings.length > 0 && (
          <ul aria-label="Ratings by others" className="grid gap-4">
            {ratings.map((rating) => (
              <OtherRating key={rating.staff.id} rating={rating} criteria={criteria} />
            ))}
          </ul>
        )}
        {ratings.length === 0 && hiddenRatings === 0 && !mayWork && (
          <p className="text-sm text-quiet">No ratings yet</p>
        )}
      </div>
    </Panel>
  );
}

interface OtherRatingProps {
  rating: Applicant['ratings'][number];
  criteria: Applicant['criteria'];
}

function OtherRating({ rating, criteria }: OtherRatingProps) {
  const { staff, scores, comment, ratedAt } = rating;
  return (
    <li className="flex gap-3">
      <Avatar name={staff.name} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex min-h-7 items-center gap-2">
          <span className="font-medium">{staff.name}</span>
          <RelativeTime at={ratedAt} className="text-xs text-quiet" />
        </p>
        <dl className="flex flex-wrap gap-x-4 gap-y-0.5">
          {criteria
            .filter(({ id }) => scores[id] !== undefined)
            .map(({ id, label }) => (
              <div key={id} className="flex gap-1.5">
                <dt className="text-quiet">{label}</dt>
                <dd className="font-medium">{scores[id]} out of 5</dd>
              </div>
            ))}
        </dl>
        {comment && <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{comment}</p>}
      </div>
    </li>
  );
}

function hiddenNote(count: number): string | undefined {
  if (count === 0) return undefined;
  const who = count === 1 ? '1 team member has' : `${count} team members have`;
  return `${who} rated. Submit your rating to see ${count === 1 ? 'theirs' : 'them'}.`;
}

interface Rating {
  scores: Record<string, number>;
  comment: string;
}

const useRating = (id: string, name: string, draft: Draft<Rating>) =>
  useMutation({
    mutationFn: () => call('rate', { params: { id }, body: draft.value }),
    onSuccess: (answer) => {
      draft.clear();
      setCached(`application:${id}`, answer);
      invalidate(['applications']);
      showToast({ text: `Rated ${name}` });
    },
  });

function OwnRating({ applicant: { id, name, criteria, ownRating } }: { applicant: Applicant }) {
  const draft = useDraft<Rating>(`rating:${id}`, {
    scores: ownRating?.scores ?? {},
    comment: ownRating?.comment ?? '',
  });
  const { scores, comment } = draft.value;
  const missing = criteria.filter((criterion) => scores[criterion.id] === undefined).length;
  const isSaved = ownRating !== null && !draft.isDirty;
  const tooLong = lengthProblem(comment, CONSOLE_LIMITS.comment);
  const { mutate, isPending, error } = useRating(id, name, draft);
  return (
    <Form className="grid gap-3" isBusy={isPending} onSubmit={() => mutate()}>
      {error && <Banner tone="problem">{errorMessage(error)} Your rating is still here.</Banner>}
      {criteria.map(({ id: criterion, label }) => (
        <Scores
          key={criterion}
          label={label}
          value={scores[criterion]}
          onChange={(score) => draft.set({ comment, scores: { ...scores, [criterion]: score } })}
        />
      ))}
      <TextArea
        label="Comment"
        isOptional
        rows={2}
        value={comment}
        error={tooLong}
        onChange={(event) => draft.set({ scores, comment: event.currentTarget.value })}
      />
      <div className="flex items-center gap-3">
        <Button
          type="submit"
          tone={ownRating ? 'quiet' : 'primary'}
          isBusy={isPending}
          disabled={missing > 0 || tooLong !== undefined || isSaved}
        >
          {ownRating ? 'Update rating' : 'Submit rating'}
        </Button>
        {missing > 0 && missing < criteria.length && (
          <span className="text-xs text-quiet">
            {missing} of {criteria.length} criteria left to rate
          </span>
        )}
      </div>
    </Form>
  );
}

const SCORES = [1, 2, 3, 4, 5] as const;
const SCORE_LABELS = [
  'Weak',
  'Below requirements',
  'Meets requirements',
  'Good',
  'Strong',
] as const;

interface ScoresProps {
  label: string;
  value: number | undefined;
  onChange: (score: number) => void;
}

export function Scores({ label, value, onChange }: ScoresProps) {
  const name = useId();
  return (
    <fieldset className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
      <legend className="contents">
        <span className="text-sm font-medium">{label}</span>
      </legend>
      <div className="flex items-center gap-1">
        <span aria-hidden className="mr-1 w-32 text-right text-xs text-quiet max-sm:hidden">
          {value === undefined ? '' : SCORE_LABELS[value - 1]}
        </span>
        {SCORES.map((score) => (
          <label
            key={score}
            title={SCORE_LABELS[score - 1]}
            className="grid size-8 cursor-pointer place-items-center rounded-inner border border-line-strong text-sm hover:bg-sunken has-checked:border-accent-solid has-checked:bg-accent-solid has-checked:font-bold has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus touch:size-11 forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={score}
              checked={value === score}
              onChange={() => onChange(score)}
              className="sr-only"
            />
            <span className="sr-only">{SCORE_LABELS[score - 1]}: </span>
            {score}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
