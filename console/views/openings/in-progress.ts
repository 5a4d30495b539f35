import type { Stage } from '#console/views/applicants/data/desk-facts.ts';
import type { DeskOpening } from '#contract/console/openings.ts';

interface InProgress {
  count: number;
  /** Stages with somebody in them, in the order of the pack. */
  byStage: { id: string; label: string; count: number }[];
}

/** Applicants of an opening whose stage ends nothing; one that the pack has dropped counts too. */
export function inProgress({ active: counts }: DeskOpening, stages: readonly Stage[]): InProgress {
  const dropped = Object.keys(counts).filter((id) => !stages.some((stage) => stage.id === id));
  const byStage = [...stages, ...dropped.map((id) => ({ id, label: id, isEnd: false }))]
    .filter(({ id, isEnd }) => !isEnd && (counts[id] ?? 0) > 0)
    .map(({ id, label }) => ({ id, label, count: counts[id] ?? 0 }));
  return { count: byStage.reduce((sum, { count }) => sum + count, 0), byStage };
}
