import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { Button } from '#console/ui/button.tsx';
import { formatNumber } from '#console/ui/formats.ts';
import { Panel } from '#console/ui/panel.tsx';
import type { VisitReport } from '#contract/console/visits.ts';
import { axisTop, type Bar, barsOf } from './chart-bars.ts';
import { ChartTable } from './chart-table.tsx';
import { countOf } from './visit-labels.ts';

/** Views and visitors by day, as bars that pointer and arrow keys read, or as a table. */
export function VisitChart({ days }: { days: VisitReport['days'] }) {
  const [isTable, setTable] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const bars = barsOf(days);
  const isWeekly = bars.length < days.length;
  const bar = active === null ? undefined : bars[active];
  return (
    <Panel
      title={isWeekly ? 'By week' : 'By day'}
      note={
        <span aria-hidden className="block min-h-5 tabular-nums">
          {bar ? `${bar.label}: ${countsOf(bar)}` : <Legend />}
        </span>
      }
      actions={
        <Button size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          Show as table
        </Button>
      }
    >
      {isTable ? (
        <ChartTable bars={bars} unit={isWeekly ? 'Week' : 'Day'} />
      ) : (
        <Bars bars={bars} active={active} onActive={setActive} />
      )}
    </Panel>
  );
}

const countsOf = ({ views, visitors }: Bar) =>
  views === null
    ? 'not counted'
    : `${countOf(views, 'view')}, ${countOf(visitors ?? 0, 'visitor')}`;

function Legend() {
  return (
    <span className="flex gap-4">
      <span className="flex items-center gap-1.5">
        <span className="size-2.5 rounded-xs bg-accent/35" /> Views
      </span>
      <span className="flex items-center gap-1.5">
        <span className="size-2.5 rounded-xs bg-accent" /> Visitors
      </span>
    </span>
  );
}

interface BarsProps {
  bars: readonly Bar[];
  active: number | null;
  onActive: (at: number | null) => void;
}

/** Units of the drawing, which is stretched to the width of the panel. */
const [WIDTH, HEIGHT, GAP] = [10, 100, 2];

function Bars({ bars, active, onActive }: BarsProps) {
  const top = axisTop(bars);
  const last = bars.length - 1;
  const current = bars[active ?? last];
  function follow({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = Math.floor(((clientX - left) / width) * bars.length);
    onActive(Math.min(last, Math.max(0, at)));
  }
  function onKeyDown(event: KeyboardEvent) {
    const at = active ?? last;
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onActive(Math.min(last, Math.max(0, next)));
  }
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2 text-2xs text-quiet tabular-nums">
      <div aria-hidden className="flex h-44 flex-col justify-between text-right leading-none">
        <span>{formatNumber(top)}</span>
        <span>{formatNumber(top / 2)}</span>
        <span>0</span>
      </div>
      <div
        role="slider"
        tabIndex={0}
        aria-label="Views and visitors"
        aria-valuemin={1}
        aria-valuemax={bars.length}
        aria-valuenow={(active ?? last) + 1}
        aria-valuetext={current && `${current.label}: ${countsOf(current)}`}
        onKeyDown={onKeyDown}
        onFocus={() => onActive(active ?? last)}
        onBlur={() => onActive(null)}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => onActive(null)}
        className="h-44 touch-pan-y rounded-xs"
      >
        <svg
          aria-hidden
          viewBox={`0 0 ${bars.length * WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="size-full overflow-visible"
        >
          {[0, 50, 100].map((y) => (
            <path
              key={y}
              d={`M0 ${y}H${bars.length * WIDTH}`}
              vectorEffect="non-scaling-stroke"
              className="stroke-line"
            />
          ))}
          {bars.map((bar, at) => (
            <BarShape key={bar.date} bar={bar} at={at} top={top} isActive={at === active} />
          ))}
        </svg>
      </div>
      <div aria-hidden className="col-start-2 flex justify-between gap-4 pt-1.5">
        <span>{bars[0]?.label}</span>
        <span className="text-right">{bars[last]?.label}</span>
      </div>
    </div>
  );
}

interface BarShapeProps {
  bar: Bar;
  at: number;
  top: number;
  isActive: boolean;
}

function BarShape({ bar: { views, visitors }, at, top, isActive }: BarShapeProps) {
  const heightOf = (count: number | null) => ((count ?? 0) / top) * HEIGHT;
  const box = { x: at * WIDTH + GAP / 2, width: WIDTH - GAP };
  return (
    <>
      {isActive && (
        <rect x={at * WIDTH} y={0} width={WIDTH} height={HEIGHT} className="fill-sunken" />
      )}
      {views === null && <rect {...box} y={HEIGHT - 1.5} height={1.5} className="fill-line" />}
      <rect
        {...box}
        y={HEIGHT - heightOf(views)}
        height={heightOf(views)}
        className="fill-accent/35"
      />
      <rect
        {...box}
        y={HEIGHT - heightOf(visitors)}
        height={heightOf(visitors)}
        className="fill-accent"
      />
    </>
  );
}
