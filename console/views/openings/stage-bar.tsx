import { BADGE_TONES } from '#console/ui/badge.tsx';
import { stageLook } from '#console/ui/stage-badge.tsx';
import type { Stage } from '#console/views/applicants/data/desk-facts.ts';

interface StageBarProps {
  /** Of the opening: spoken. */
  name: string;
  stages: readonly Stage[];
  applications: number;
  /** By the id of a stage. */
  counts: Readonly<Record<string, number>>;
}

/** How many stand at each stage, in words and as widths. */
export function StageBar({ name, stages, applications, counts }: StageBarProps) {
  if (applications === 0) return <p className="text-quiet">No applications yet</p>;
  const known = stages.filter(({ id }) => counts[id]);
  const gone = Object.keys(counts).filter((id) => !stages.some((stage) => stage.id === id));
  const ids = [...known.map(({ id }) => id), ...gone];
  return (
    <ul aria-label={`${name}: ${applications} applications by stage`} className="flex gap-0.5">
      {ids.map((id) => {
        const { label, tone } = stageLook(id, stages);
        const count = counts[id] ?? 0;
        return (
          <li
            key={id}
            title={`${label}: ${count}`}
            style={{ flexGrow: count }}
            className={`min-w-14 overflow-hidden px-1.5 py-0.5 text-2xs first:rounded-l-full first:pl-2.5 last:rounded-r-full last:pr-2.5 forced-colors:border ${BADGE_TONES[tone]}`}
          >
            <span className="block truncate">
              <strong className="font-medium">{count}</strong> {label}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
