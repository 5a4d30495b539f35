import { formatNumber } from '#console/ui/formats.ts';
import type { VisitReport } from '#contract/console/visits.ts';
import { Change } from './change.tsx';

/** The totals of the period, and of the current day beside it. */
export function Figures({ report, isToday }: { report: VisitReport; isToday: boolean }) {
  const { views, visitors, today } = report;
  return (
    <dl className="grid grid-cols-2 gap-px overflow-clip rounded-card border border-line bg-line shadow-card sm:grid-cols-3">
      <Figure label="Views" {...views} />
      <Figure label="Visitors" note="each counts once a day" {...visitors} />
      {!isToday && (
        <Figure
          label="Today so far"
          note={`${formatNumber(today.visitors)} ${today.visitors === 1 ? 'visitor' : 'visitors'}`}
          count={today.views}
          previous={null}
          className="max-sm:col-span-2"
        />
      )}
    </dl>
  );
}

interface FigureProps {
  label: string;
  note?: string;
  count: number;
  previous: number | null;
  className?: string;
}

function Figure({ label, note, count, previous, className = '' }: FigureProps) {
  return (
    <div className={`bg-surface px-4 py-3 ${className}`}>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="mt-0.5 flex flex-wrap items-baseline gap-x-2">
        <span className="text-2xl tabular-nums">{formatNumber(count)}</span>
        <Change count={count} previous={previous} />
        {note && <span className="text-xs text-quiet">{note}</span>}
      </dd>
    </div>
  );
}
