import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '#console/api/call-problem.ts';
import { Button } from '#console/ui/button.tsx';
import { formatCount } from '#console/ui/more-rows.tsx';
import { SkeletonRows } from '#console/ui/pending.tsx';
import { StageBadge } from '#console/ui/stage-badge.tsx';
import type { PendingAction } from '#console/views/applicants/changes/action-dialogs.tsx';
import { type Stage, useStageAppearance } from '#console/views/applicants/data/console-facts.ts';
import {
  distinctNames,
  useApplicantList,
} from '#console/views/applicants/data/use-applicant-list.ts';
import type { ApplicantPage, ApplicantSummary } from '#contract/console/applicants.ts';
import { BoardCard } from './board-card.tsx';
import type { Drag } from './board-drag.ts';

interface BoardColumnProps {
  stage: Stage;
  /** The filters, which links keep. */
  search: string;
  /** The filters of this column's list. */
  searchIn: string;
  mayWork: boolean;
  drag: Drag | null;
  onAct: (act: PendingAction) => void;
}

export function BoardColumn(props: BoardColumnProps) {
  const { stage, searchIn, ...shared } = props;
  const { drag } = shared;
  const list = useApplicantList(searchIn);
  const { data, error, isPlaceholderData, refetch, loadMore, isLoadingMore } = list;
  const { column, isOver } = useDropTarget(drag, stage);
  const { cards, total } = cardsAt(stage, data);
  return (
    <section
      ref={column}
      aria-label={stage.label}
      data-stage={stage.id}
      data-over={isOver || undefined}
      className={`flex w-[17.5rem] flex-none snap-start flex-col rounded-card border border-line bg-sunken data-over:border-accent data-over:bg-accent-tint ${isPlaceholderData ? 'opacity-60' : ''}`}
    >
      <Heading stage={stage} total={total} />
      {data === undefined && !error && <SkeletonRows count={3} label="Loading" />}
      {error && <Problem error={error} onRetry={refetch} />}
      {data && <Cards label={`Applicants at ${stage.label}`} cards={cards} {...shared} />}
      {loadMore && (
        <Button
          tone="plain"
          size="small"
          className="m-2 mt-0"
          isBusy={isLoadingMore}
          aria-label={`Show more at ${stage.label}`}
          onClick={() => void loadMore()}
        >
          Show more
        </Button>
      )}
    </section>
  );
}

function useDropTarget(drag: Drag | null, stage: Stage) {
  const column = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!drag || !column.current) return;
    return drag.column(column.current, stage.id, setOver);
  }, [drag, stage.id]);
  return { column, isOver };
}

/** Drops applicants that an optimistic change has moved to another stage. */
function cardsAt({ id }: Stage, data: ApplicantPage | undefined) {
  if (!data) return { cards: [], total: undefined };
  const cards = data.items.filter((applicant) => applicant.stage === id);
  return { cards, total: data.total - (data.items.length - cards.length) };
}

/** @param total undefined until it is known */
function Heading({ stage, total }: { stage: Stage; total: number | undefined }) {
  const appearance = useStageAppearance()(stage.id);
  return (
    <h2 className="flex h-10 items-center gap-2 px-3 text-sm">
      <StageBadge {...appearance} />
      <span className="text-xs font-normal text-quiet">
        {total !== undefined && formatCount(total)}
        <span className="sr-only"> applicants</span>
      </span>
    </h2>
  );
}

interface CardsProps extends Pick<BoardColumnProps, 'search' | 'mayWork' | 'drag' | 'onAct'> {
  label: string;
  cards: readonly ApplicantSummary[];
}

function Cards({ label, cards, ...shared }: CardsProps) {
  const names = distinctNames(cards);
  if (cards.length === 0) {
    return <p className="px-3 pb-4 text-xs text-quiet">No applicants at this stage</p>;
  }
  return (
    <ul aria-label={label} className="grid gap-2 px-2 pb-2">
      {cards.map((applicant) => (
        <BoardCard
          key={applicant.id}
          label={names.get(applicant.id) ?? applicant.name}
          applicant={applicant}
          {...shared}
        />
      ))}
    </ul>
  );
}

function Problem({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return (
    <div role="alert" className="grid justify-items-start gap-2 px-3 pb-3 text-sm text-danger">
      {errorMessage(error)}
      <Button size="small" onClick={() => onRetry()}>
        Retry
      </Button>
    </div>
  );
}
