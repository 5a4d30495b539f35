import { type ReactNode, useState } from 'react';
import { Button } from '#console/ui/button.tsx';
import { formatNumber } from '#console/ui/formats.ts';
import { Panel } from '#console/ui/panel.tsx';
import { Change } from './change.tsx';

export interface CountRow {
  key: string;
  label: ReactNode;
  /** Second line. */
  note?: ReactNode;
  count: number;
  previous: number | null;
}

interface CountListProps {
  title: string;
  /** Explains the counts. */
  note?: ReactNode;
  rows: readonly CountRow[];
  /** Shown if there are no rows. */
  empty: string;
}

/** Rows shown before the button for the rest. */
const FIRST = 10;

/** Names with their counts, each with a bar in proportion to the largest. */
export function CountList({ title, note, rows, empty }: CountListProps) {
  const [isOpen, setOpen] = useState(false);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const visible = isOpen ? rows : rows.slice(0, FIRST);
  return (
    <Panel title={title} note={note} isFlush>
      {rows.length === 0 && <p className="px-4 pb-4 text-sm text-quiet">{empty}</p>}
      <ol aria-label={title} className="pb-2">
        {visible.map((row) => (
          <li
            key={row.key}
            className="relative grid grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-1.5 text-sm"
          >
            <svg
              aria-hidden
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
              className="absolute inset-x-2 inset-y-0.5 h-[calc(100%-0.25rem)] w-[calc(100%-1rem)]"
            >
              <rect width={(row.count / most) * 100} height={1} className="fill-accent-tint" />
            </svg>
            <span className="relative min-w-0 wrap-anywhere">
              {row.label}
              {row.note && <span className="block text-xs text-quiet">{row.note}</span>}
            </span>
            <span className="relative flex items-baseline justify-end gap-2 tabular-nums">
              <Change count={row.count} previous={row.previous} />
              <span className="min-w-11 text-right">{formatNumber(row.count)}</span>
            </span>
          </li>
        ))}
      </ol>
      {rows.length > FIRST && (
        <div className="border-t border-line px-2 py-1.5">
          <Button tone="plain-accent" size="small" onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Show fewer' : `Show ${formatNumber(rows.length - FIRST)} more`}
          </Button>
        </div>
      )}
    </Panel>
  );
}
