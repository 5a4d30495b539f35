import { initialsOf } from '#app/ui/media/tint-of.ts';
import type { Span } from './office-hours.ts';

interface HoursBarProps {
  city: string;
  /** Hours that the city's clock is ahead of the chart's. */
  ahead: number;
  /** Its working hours on the chart's clock. */
  spans: readonly Span[];
  text: string;
  /** Another shift, in a quieter color. */
  support?: { spans: readonly Span[]; text: string } | undefined;
}

const DAY = 24;
/** The gradient with the color stops, which the other gradients reference. */
const SKY_ID = 'sky-of-the-day';
/** Color stops of the sky from midnight to midnight; offsets are fractions of a day. */
const SKY = [
  [0, '[stop-color:var(--color-night-high)]'],
  [0.188, '[stop-color:var(--color-primary-800)]'],
  [0.25, '[stop-color:var(--color-secondary-200)]'],
  [0.312, '[stop-color:var(--color-sky-low)]'],
  [0.5, '[stop-color:var(--color-primary-500)]'],
  [0.688, '[stop-color:var(--color-primary-200)]'],
  [0.75, '[stop-color:var(--color-secondary-300)]'],
  [0.812, '[stop-color:var(--color-primary-800)]'],
  [1, '[stop-color:var(--color-night-high)]'],
] as const;

/** A span as SVG attributes in percent, because pages allow no inline styles. */
export function spanAttributes({ from, to }: Span): { x: string; width: string } {
  return { x: percent(from), width: percent(to - from) };
}

function percent(hours: number): string {
  return `${Math.round((hours / DAY) * 10_000) / 100}%`;
}

/** An office's day: the sky from midnight to midnight of the chart, and working hours in white. */
export function HoursBar({ city, ahead, spans, text, support }: HoursBarProps) {
  const sky = ahead ? `${SKY_ID}-${ahead}` : SKY_ID;
  const start = -ahead / DAY;
  return (
    <div className="mb-3.5">
      <p className="mb-2 flex items-center gap-2 text-sm font-medium narrow:flex-wrap">
        <span
          className={`grid size-7 place-items-center rounded-full text-[0.6875rem] font-bold ${ahead ? 'bg-secondary-100 text-secondary-700' : 'bg-primary-100 text-primary-700'}`}
        >
          {initialsOf(city)}
        </span>
        {city}
        <span className="hidden narrow:block">{support ? `${text} · ${support.text}` : text}</span>
      </p>
      <svg className="block h-[60px] w-full rounded-2xl" aria-hidden="true">
        <linearGradient
          id={sky}
          href={ahead ? `#${SKY_ID}` : undefined}
          x1={start}
          x2={start + 1}
          spreadMethod="repeat"
        >
          {!ahead &&
            SKY.map(([offset, color]) => <stop key={offset} offset={offset} className={color} />)}
        </linearGradient>
        <rect width="100%" height="100%" fill={`url(#${sky})`} />
        {support && <Shift {...support} className="fill-primary-100" />}
        <Shift spans={spans} text={text} className="fill-white" />
      </svg>
    </div>
  );
}

interface ShiftProps {
  spans: readonly Span[];
  text: string;
  className: string;
}

/** The working hours of one shift, with its name in the longest part. */
function Shift({ spans, text, className }: ShiftProps) {
  const longest = spans.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
  return (
    <>
      {spans.map((span) => (
        <rect
          key={span.from}
          {...spanAttributes(span)}
          y="10"
          height="40"
          rx="10"
          className={className}
        />
      ))}
      {longest && (
        <text
          x={percent((longest.from + longest.to) / 2)}
          y="31"
          dominantBaseline="middle"
          textAnchor="middle"
          className="fill-ink text-[0.75rem] font-medium narrow:hidden sm:text-[0.875rem]"
        >
          {text}
        </text>
      )}
    </>
  );
}
