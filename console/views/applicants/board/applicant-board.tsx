import { useEffect, useRef, useState } from 'react';
import { cachedItems } from '#console/api/use-list.ts';
import { useCan } from '#console/session.tsx';
import { Page } from '#console/ui/page.tsx';
import { SkeletonRows } from '#console/ui/pending.tsx';
import {
  ActionDialogs,
  type PendingAction,
} from '#console/views/applicants/changes/action-dialogs.tsx';
import { useStages } from '#console/views/applicants/data/console-facts.ts';
import { listKey } from '#console/views/applicants/data/use-applicant-list.ts';
import {
  searchOf,
  useFilters,
  withFilter,
} from '#console/views/applicants/filters/applicant-filters.ts';
import { FilterBar } from '#console/views/applicants/filters/filter-bar.tsx';
import { ViewSwitch } from '#console/views/applicants/filters/view-switch.tsx';
import type { ApplicantSummary } from '#contract/console/applicants.ts';
import { BoardColumn } from './board-column.tsx';
import type { Drag } from './board-drag.ts';
import { moveOnBoard } from './move-on-board.ts';
import { useBoardKeys } from './use-board-keys.ts';

export function Component() {
  const [allFilters, setFilters] = useFilters();
  const filters = withFilter(allFilters, 'stage', undefined);
  const stages = useStages();
  const mayWork = useCan('applicants.work');
  const [act, setAct] = useState<PendingAction | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const search = searchOf(filters);
  const searchIn = (stage: string) => searchOf({ ...filters, stage });
  const move = moveOnBoard(searchIn);
  const drag = useDrag(mayWork, (applicant, stageId) => {
    const stage = stages.find(({ id }) => id === stageId);
    if (!stage || stage.id === applicant.stage) return;
    if (stage.id === 'rejected') setAct({ kind: 'reject', applicants: [applicant], anchor: null });
    else void move([applicant], stage);
  });
  const cards = () =>
    stages.flatMap(({ id }) => cachedItems<ApplicantSummary>(listKey(searchIn(id))));
  useBoardKeys({ board, stages, cards, move, act: setAct, search, mayWork });
  return (
    <Page title="Applicants" actions={<ViewSwitch search={search} />} isWide>
      <FilterBar filters={filters} onChange={setFilters} items={[]} hasStages={false} />
      {stages.length === 0 && <SkeletonRows label="Loading board" />}
      <div
        ref={board}
        className="scroll-shades flex snap-x snap-mandatory scroll-px-4 items-start gap-3 overflow-x-auto px-4 py-3 sm:snap-none"
      >
        {stages.map((stage) => (
          <BoardColumn
            key={stage.id}
            stage={stage}
            mayWork={mayWork}
            drag={drag}
            search={search}
            searchIn={searchIn(stage.id)}
            onAct={setAct}
          />
        ))}
      </div>
      <ActionDialogs
        act={act}
        onChange={setAct}
        tags={act?.applicants ?? []}
        overrides={{ move }}
      />
    </Page>
  );
}

type Drop = (applicant: ApplicantSummary, stageId: string) => void;

export function useDrag(isOn: boolean, onDrop: Drop): Drag | null {
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    if (!isOn || !matchMedia('(pointer: fine)').matches) return;
    let stopWatching: (() => void) | undefined;
    let isCanceled = false;
    // If it fails to load, cards can still be moved by shortcuts and menus.
    import('./board-drag.ts').then(
      ({ boardDrag, watchDrops }) => {
        if (isCanceled) return;
        stopWatching = watchDrops((applicant, stageId) => latest.current(applicant, stageId));
        setDrag(boardDrag);
      },
      () => undefined,
    );
    return () => {
      isCanceled = true;
      stopWatching?.();
      setDrag(null);
    };
  }, [isOn]);
  return drag;
}
