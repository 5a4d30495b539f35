import { Button } from '#console/ui/button.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { KeyHint } from '#console/ui/key-hint.tsx';
import type { Filters } from '#console/views/applicants/filters/applicant-filters.ts';
import { chipsOf, useFilterWords } from '#console/views/applicants/filters/filter-chips.ts';
import type { ApplicantPage } from '#contract/console/applicants.ts';

export function NobodyYet() {
  return (
    <EmptyState icon="users" title="Nobody has applied yet">
      <p>
        Applications from the openings and from the talent pool come here the moment they are sent,
        the newest first. They are opened with <KeyHint keys="Enter" />, and <KeyHint keys="?" />{' '}
        shows every key.
      </p>
    </EmptyState>
  );
}

interface NobodyFitsProps {
  filters: Filters;
  /** Values of the filters that no applicant has at all. */
  unknown: NonNullable<ApplicantPage['unknown']>;
  onChange: (filters: Filters) => void;
}

export function NobodyFits({ filters, unknown, onChange }: NobodyFitsProps) {
  const chips = chipsOf(filters, useFilterWords());
  const { sort } = filters;
  return (
    <EmptyState
      icon="filter"
      title="Nobody fits these filters"
      actions={
        <>
          {chips.length > 1 &&
            chips.map(({ key, label, without }) => (
              <Button key={key} size="small" icon="x" onClick={() => onChange(without)}>
                {label}
              </Button>
            ))}
          <Button size="small" tone="primary" onClick={() => onChange(sort ? { sort } : {})}>
            {chips.length > 1 ? 'Clear all filters' : 'Clear the filter'}
          </Button>
        </>
      }
    >
      {unknown.length > 0 && (
        <p className="font-medium text-text">
          No applicant has{' '}
          {unknown.map(({ filter, value }) => `the ${filter} “${value}”`).join(' or ')}. Check how
          it is spelled.
        </p>
      )}
      <p>
        {chips.length > 1
          ? `All ${chips.length} have to fit at once. Take one away, or clear them all.`
          : `There is no applicant for ${chips[0]?.label ?? 'this'}.`}
      </p>
    </EmptyState>
  );
}
