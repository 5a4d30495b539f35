import { useCopy } from '#app/pack-context.ts';
import { barPercent, METRIC_NAMES, METRICS } from '#contract/impact.ts';

/** Every figure for so many people, with its bar. */
export function MeterFigures({ n }: { n: number }) {
  const copy = useCopy('impact-meter');
  return (
    <dl className="grid gap-x-12 md:grid-flow-col md:grid-cols-2 md:grid-rows-7">
      {METRIC_NAMES.map((name) => {
        const value = METRICS[name](n);
        return (
          <div key={name} data-metric={name} className="grid grid-cols-[1fr_auto] gap-x-6 py-2.5">
            <dt>{copy.metrics[name]}</dt>
            <dd data-figure="" className="font-bold tabular-nums">
              {value}
            </dd>
            <Bar percent={barPercent(value)} />
          </div>
        );
      })}
    </dl>
  );
}

/** As SVG, whose attributes take percentages: the server may not write styles into the page. */
function Bar({ percent }: { percent: number }) {
  return (
    <dd aria-hidden="true" className="col-span-2 mt-1.5">
      <svg aria-hidden="true" width="100%" height="8" className="block">
        <rect width="100%" height="8" rx="4" className="fill-primary-100" />
        <rect
          data-bar=""
          width={`${percent}%`}
          height="8"
          rx="4"
          className="fill-primary-600 transition-[width] duration-300"
        />
      </svg>
    </dd>
  );
}
