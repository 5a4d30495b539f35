import { Badge, type BadgeTone } from './badge.tsx';

export interface StageAppearance {
  label: string;
  tone: BadgeTone;
  /** From 0 to 1: the filled part of the ring. */
  progress: number;
}

/** Stages that every pack has. */
const ENDS: Readonly<Record<string, BadgeTone>> = { rejected: 'danger', hired: 'success' };

/**
 * The first stage is neutral, later ones are filled more and more, and an end stage is full.
 * @param stages in order
 */
export function stageAppearance(
  id: string,
  stages: readonly { id: string; label: string; isEnd: boolean }[],
): StageAppearance {
  const at = stages.findIndex((stage) => stage.id === id);
  const stage = stages[at];
  // The pack no longer has this stage, so its id is the only label.
  if (!stage) return { label: id, tone: 'neutral', progress: 0 };
  const beforeEnd = stages.filter(({ isEnd }) => !isEnd);
  if (stage.isEnd) return { label: stage.label, tone: ENDS[id] ?? 'neutral', progress: 1 };
  const progress = beforeEnd.indexOf(stage) / Math.max(1, beforeEnd.length);
  const tone =
    at === 0 ? 'neutral' : progress < 0.5 ? 'accent' : progress < 0.75 ? 'violet' : 'warning';
  return { label: stage.label, tone, progress };
}

export function StageBadge({ label, tone, progress }: StageAppearance) {
  return (
    <Badge tone={tone}>
      <StageRing progress={progress} />
      {label}
    </Badge>
  );
}

export function StageRing({ progress }: { progress: number }) {
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
