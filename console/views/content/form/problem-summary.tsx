/** The problems of an entry above its form, each with a link to its field. */
import { Icon } from '#console/ui/icon.tsx';
import type { FieldPath } from '#contract/console/field-changes.ts';
import { problemText } from '#contract/console/problem-text.ts';
import type { PlacedProblem } from './place-problems.ts';

interface ProblemSummaryProps {
  placed: readonly PlacedProblem[];
  onFocus: (path: FieldPath) => void;
}

/** Problems in the list; the others are counted, and shown at their fields. */
const MAX_LISTED = 8;

export function ProblemSummary({ placed, onFocus }: ProblemSummaryProps) {
  if (placed.length === 0) return null;
  const errors = placed.filter(({ problem }) => problem.isError).length;
  const [colors, icon] =
    errors > 0
      ? (['border-danger/30 bg-danger-tint text-danger', 'circle-alert'] as const)
      : (['border-warning/30 bg-warning-tint text-warning', 'triangle-alert'] as const);
  const more = placed.length - MAX_LISTED;
  return (
    <section aria-label="Problems" className={`rounded-card border px-3 py-2.5 ${colors}`}>
      <h2 className="flex items-center gap-2 font-sans text-sm font-medium tracking-normal">
        <Icon name={icon} size={16} />
        {heading(errors, placed.length - errors)}
      </h2>
      <ul className="grid gap-1 pt-1 pl-6 text-sm text-text">
        {placed.slice(0, MAX_LISTED).map(({ problem, path, labels, isOutdated }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: problems have no ids
          <li key={index}>
            {problem.field !== '' && (
              <>
                <FieldLink problem={problem} path={path} labels={labels} onFocus={onFocus} />
                {': '}
              </>
            )}
            {isOutdated ? <span className="text-quiet">Checking…</span> : problemText(problem)}
          </li>
        ))}
        {more > 0 && <li>And {more} more, at their fields</li>}
      </ul>
    </section>
  );
}

interface FieldLinkProps extends Pick<PlacedProblem, 'problem' | 'path' | 'labels'> {
  onFocus: (path: FieldPath) => void;
}

/** The text and its sections are no fields of the form, so they are only named. */
function FieldLink({ problem, path, labels, onFocus }: FieldLinkProps) {
  if (path.length === 0) return <span className="font-medium">{problem.field || 'Text'}</span>;
  return (
    <button
      type="button"
      onClick={() => onFocus(path)}
      className="cursor-pointer text-left font-medium underline decoration-1 underline-offset-2 hover:no-underline touch:min-h-11"
    >
      {labels.join(' › ')}
    </button>
  );
}

/** What a new entry still needs. */
export function EmptyFields({ placed, onFocus }: ProblemSummaryProps) {
  if (placed.length === 0) return null;
  return (
    <section
      aria-label="To fill in"
      className="flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-card border border-line bg-surface px-3 py-2.5 text-sm"
    >
      <h2 className="font-sans text-sm font-medium tracking-normal text-quiet">
        To fill in before publishing
      </h2>
      {placed.map(({ problem, path, labels }) => (
        <FieldLink
          key={problem.field}
          problem={problem}
          path={path}
          labels={labels}
          onFocus={onFocus}
        />
      ))}
    </section>
  );
}

function heading(errors: number, hints: number): string {
  if (errors === 0) return hints === 1 ? '1 suggestion' : `${hints} suggestions`;
  const problems = errors === 1 ? '1 problem prevents' : `${errors} problems prevent`;
  return `${problems} publishing`;
}
