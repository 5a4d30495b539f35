import { StageSign } from '#console/ui/stage-badge.tsx';
import { useCounts, useStageLook, useStages } from '#console/views/applicants/data/desk-facts.ts';
import {
  type Filters,
  type SetFilters,
  valuesOf,
  withFilter,
  withToggled,
} from './applicant-filters.ts';

const PILL =
  'inline-flex h-7 flex-none cursor-pointer items-center gap-1.5 rounded-full border border-transparent px-2.5 text-xs whitespace-nowrap text-quiet hover:bg-sunken aria-pressed:border-line aria-pressed:bg-surface aria-pressed:font-medium aria-pressed:text-text aria-pressed:shadow-card touch:h-11 touch:px-3.5 forced-colors:border-[Canvas] forced-colors:aria-pressed:border-[Highlight]';

/** How many that fit the other filters stand at each stage, each a filter. With Ctrl or Command several are put together. */
export function StageFilter({ filters, onChange }: { filters: Filters; onChange: SetFilters }) {
  const stages = useStages();
  const lookOf = useStageLook();
  const counts = useCounts(filters);
  const chosen = valuesOf(filters, 'stage');
  if (stages.length === 0) return <div className="h-9" />;
  const isOnly = (id: string) => chosen.length === 1 && chosen[0] === id;
  return (
    <fieldset
      aria-label="Stage"
      className="scroll-shades flex min-w-0 gap-1 overflow-x-auto px-3 pb-2"
    >
      <button
        type="button"
        aria-pressed={chosen.length === 0}
        onClick={() => onChange(withFilter(filters, 'stage', undefined))}
        className={PILL}
      >
        All stages
      </button>
      {stages.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen.includes(id)}
          onClick={(event) => {
            const hasMod = event.ctrlKey || event.metaKey;
            if (hasMod || isOnly(id)) onChange(withToggled(filters, 'stage', id));
            else onChange(withFilter(filters, 'stage', id));
          }}
          className={PILL}
        >
          <StageSign progress={lookOf(id).progress} />
          {label}
          {counts?.stages && <span className="text-2xs text-quiet">{counts.stages[id] ?? 0}</span>}
        </button>
      ))}
    </fieldset>
  );
}
