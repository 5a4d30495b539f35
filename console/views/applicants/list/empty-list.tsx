import { Button } from '#console/ui/button.tsx';
import { EmptyState } from '#console/ui/empty-state.tsx';
import { KeyHint } from '#console/ui/key-hint.tsx';
import type { Filters } from '#console/views/applicants/filters/applicant-filters.ts';
import { chipsOf, useFilterLabels } from '#console/views/applicants/filters/filter-chips.ts';
import type { ApplicantPage } from '#contract/console/applicants.ts';

export function NoApplicants() {
  return (
    <EmptyState icon="users" title="No applicants yet">
      <p>
        Applications for jobs and for the talent pool appear here as soon as they are sent, newest
        first. Press <KeyHint keys="Enter" /> to open one, and <KeyHint keys="?" /> to see all
        keyboard shortcuts.
      </p>
    </EmptyState>
  );
}

interface NoMatchesProps {
  filters: Filters;
  /** Filter values that no applicant has at all. */
  unknown: NonNullable<ApplicantPage['unknown']>;
  onChange: (filters: Filters) => void;
}

export function NoMatches({ filters, unknown, onChange }: NoMatchesProps) {
  const chips = chipsOf(filters, useFilterLabels());
  const { sort } = filters;
  return (
    <EmptyState
      icon="filter"
      title="No matching applicants"
      actions={
        <>
          {chips.length > 1 &&
            chips.map(({ key, label, without }) => (
              <Button key={key} size="small" icon="x" onClick={() => onChange(without)}>
                {label}
              </Button>
            ))}
          <Button size="small" tone="primary" onClick={() => onChange(sort ? { sort } : {})}>
            {chips.length > 1 ? 'Clear all filters' : 'Clear filter'}
          </Button>
        </>
      }
    >
      {unknown.length > 0 && (
        <p className="font-medium text-text">
          No applicant has{' '}
          {unknown.map(({ filter, value }) => `the ${filter} “${value}”`).join(' or ')}. Check the
          spelling.
        </p>
      )}
      <p>
        {chips.length > 1
          ? `Applicants must match all ${chips.length} filters. Remove one, or clear them all.`
          : `No applicants match ${chips[0]?.label ?? 'this filter'}.`}
      </p>
    </EmptyState>
  );
}
