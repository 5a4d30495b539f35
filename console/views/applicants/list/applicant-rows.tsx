import { useCallback, useEffect, useRef } from 'react';
import { SelectBox } from '#console/ui/select-box.tsx';
import { extend, type Selection, selectUpTo, toggle } from '#console/ui/selection.ts';
import type { PendingAction } from '#console/views/applicants/changes/action-dialogs.tsx';
import { useStageAppearance } from '#console/views/applicants/data/console-facts.ts';
import { distinctNames } from '#console/views/applicants/data/use-applicant-list.ts';
import type { ApplicantSummary } from '#contract/console/applicants.ts';
import { ApplicantRow, ROW_GRID, type RowEvents } from './applicant-row.tsx';

interface ApplicantRowsProps {
  ref: React.RefObject<HTMLUListElement | null>;
  items: readonly ApplicantSummary[];
  /** The filters, which links keep. */
  search: string;
  selection: Selection;
  mayWork: boolean;
  onSelect: (selection: Selection) => void;
  onAct: (act: PendingAction) => void;
}

const COLUMNS = [
  ['Name', '[grid-area:name]'],
  ['Job', '[grid-area:job]'],
  ['Stage', '[grid-area:stage]'],
  ['Tags', 'hidden [grid-area:tags] @5xl:block'],
  ['Assignee', '[grid-area:side] text-right'],
  ['Applied', '[grid-area:time] text-right'],
] as const;

export function ApplicantRows(props: ApplicantRowsProps) {
  const { ref, items, search, selection, mayWork, onSelect, onAct } = props;
  const appearanceOf = useStageAppearance();
  const names = distinctNames(items);
  const order = items.map(({ id }) => id);
  const latest = useRef({ selection, order, onSelect, onAct });
  useEffect(() => {
    latest.current = { selection, order, onSelect, onAct };
  });
  const onRowSelect: RowEvents['onSelect'] = useCallback((id, isRange) => {
    const now = latest.current;
    now.onSelect(isRange ? extend(now.selection, id, now.order) : toggle(now.selection, id));
  }, []);
  const onRowAct: RowEvents['onAct'] = useCallback((kind, applicant, anchor) => {
    latest.current.onAct({ kind, applicants: [applicant], anchor });
  }, []);
  const { size } = selection.ids;
  return (
    <div className="@container">
      <div
        className={`${ROW_GRID} sticky top-0 z-10 hidden h-8 border-b border-line bg-background/95 text-2xs text-quiet @3xl:grid`}
      >
        <span className="[grid-area:pick] grid items-center">
          {mayWork && (
            <SelectBox
              label="Select all shown"
              checked={size > 0 && size === items.length}
              isMixed={size > 0 && size < items.length}
              onChange={() => onSelect(size > 0 ? selectUpTo([]) : selectUpTo(order))}
            />
          )}
        </span>
        {COLUMNS.map(([name, place]) => (
          <span key={name} aria-hidden className={place}>
            {name}
          </span>
        ))}
      </div>
      <ul ref={ref} aria-label="Applicants" className="divide-y divide-line border-b border-line">
        {items.map((applicant) => (
          <ApplicantRow
            key={applicant.id}
            applicant={applicant}
            label={names.get(applicant.id) ?? applicant.name}
            appearance={appearanceOf(applicant.stage)}
            search={search}
            isSelected={selection.ids.has(applicant.id)}
            mayWork={mayWork}
            onSelect={onRowSelect}
            onAct={onRowAct}
          />
        ))}
      </ul>
    </div>
  );
}
