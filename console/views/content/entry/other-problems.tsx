/** Messages of the check about other entries, each with a link to its field. */
import { Link } from 'react-router';
import { Banner } from '#console/ui/banner.tsx';
import { editPath } from '#console/views/content/entry-labels.ts';
import { fieldLabel } from '#console/views/content/form/place-problems.ts';
import type { EntryDetail, EntryProblem } from '#contract/console/entries.ts';
import { isAboutEmptyField, problemText } from '#contract/console/problem-text.ts';
import { parseFieldName } from '#contract/preview.ts';
import { useEntryForm } from './use-field-labels.ts';

interface OtherProblemsProps {
  entry: EntryDetail;
  problems: readonly EntryProblem[];
}

/** Messages in the list, which would hide the form otherwise. */
const MAX_LISTED = 8;

export function OtherProblems({ entry, problems }: OtherProblemsProps) {
  const others = problems.filter(({ file, isError }) => isError && file !== entry.file);
  if (others.length === 0) return null;
  const more = others.length - MAX_LISTED;
  const isToWrite = !entry.isLive && others.every(isAboutEmptyField);
  return (
    <Banner {...(!isToWrite && { tone: 'warning' })}>
      <p className="font-medium">
        {isToWrite
          ? 'Still empty in other entries:'
          : 'Other entries need changes before this can be published:'}
      </p>
      <ul className="mt-1 grid gap-1">
        {others.slice(0, MAX_LISTED).map((problem) => (
          <li key={`${problem.file} ${problem.field} ${problem.message}`} className="wrap-anywhere">
            <OtherProblem entry={entry} problem={problem} />
          </li>
        ))}
        {more > 0 && <li>And {more} more</li>}
      </ul>
    </Banner>
  );
}

interface OtherProblemProps {
  entry: EntryDetail;
  problem: EntryProblem;
  onOpen?: () => void;
}

export function OtherProblem({ entry, problem, onOpen }: OtherProblemProps) {
  const { file, field } = problem;
  const form = useEntryForm(file);
  const labelOf = (dottedPath: string) =>
    fieldLabel(
      form.data?.fields ?? [],
      undefined,
      parseFieldName(`${file}#${dottedPath}`)?.path ?? [],
    );
  const item = entry.listedIn.find(
    (each) => each.file === file && `${field}.`.startsWith(`${each.field}.`),
  );
  const within = item ? `${labelOf(item.field)} › ` : '';
  const place = [item?.label ?? file, labelOf(field).slice(within.length)].filter(Boolean);
  return (
    <>
      <Link to={editPath(file, field)} className="text-accent underline" onClick={onOpen}>
        {place.join(' › ')}
      </Link>
      : {problemText(problem)}
    </>
  );
}
