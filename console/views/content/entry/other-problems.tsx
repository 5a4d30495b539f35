/** Messages of the check about other entries, each with a link to its field. */
import { Link } from 'react-router';
import { Banner } from '#console/ui/banner.tsx';
import { editPath } from '#console/views/content/entry-labels.ts';
import { isAboutEmptyField, problemText } from '#console/views/content/form/problem-text.ts';
import type { EntryDetail, EntryProblem } from '#contract/console/entries.ts';
import { pathLabel } from '#contract/console/path-label.ts';
import { parseFieldName } from '#contract/preview.ts';

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
  return (
    <>
      <Link to={editPath(file, field)} className="text-accent underline" onClick={onOpen}>
        {placeOf(entry, file, field)}
      </Link>
      : {problemText(problem)}
    </>
  );
}

/** Names a field as an item about this page, or else by its file. */
function placeOf({ listedIn }: EntryDetail, file: string, field: string): string {
  const item = listedIn.find(
    (each) => each.file === file && `${field}.`.startsWith(`${each.field}.`),
  );
  const path = parseFieldName(`${file}#${item ? field.slice(item.field.length + 1) : field}`)?.path;
  return [item?.label ?? file, path?.length ? pathLabel(path) : ''].filter(Boolean).join(', ');
}
