import { Badge, type BadgeTone } from './badge.tsx';

export interface StageLook {
  label: string;
  tone: BadgeTone;
  /** How far it is, from 0 to 1: so much of the sign is filled. */
  progress: number;
}

/** Stages that a pack always has. */
const ENDS: Readonly<Record<string, BadgeTone>> = { rejected: 'danger', hired: 'success' };

/**
 * How a stage is shown: the first is quiet, those on the way are filled more and more, an end is full.
 * @param stages in their order
 */
export function stageLook(
  id: string,
  stages: readonly { id: string; label: string; isEnd: boolean }[],
): StageLook {
  const at = stages.findIndex((stage) => stage.id === id);
  const stage = stages[at];
  // One that the pack has no more is still told by its id.
  if (!stage) return { label: id, tone: 'neutral', progress: 0 };
  const way = stages.filter(({ isEnd }) => !isEnd);
  if (stage.isEnd) return { label: stage.label, tone: ENDS[id] ?? 'neutral', progress: 1 };
  const progress = way.indexOf(stage) / Math.max(1, way.length);
  const tone =
    at === 0 ? 'neutral' : progress < 0.5 ? 'accent' : progress < 0.75 ? 'violet' : 'warning';
  return { label: stage.label, tone, progress };
}

export function StageBadge({ label, tone, progress }: StageLook) {
  return (
    <Badge tone={tone}>
      <StageSign progress={progress} />
      {label}
    </Badge>
  );
}

/** A ring that is filled clockwise. */
export function StageSign({ progress }: { progress: number }) {
  const around = 2 * Math.PI * 2.5;
  return (
    <svg aria-hidden="true" viewBox="0 0 14 14" className="size-3 flex-none -rotate-90">
      <circle cx="7" cy="7" r="5.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle
        cx="7"
        cy="7"
        r="2.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeDasharray={`${around * progress} ${around}`}
      />
    </svg>
  );
}
