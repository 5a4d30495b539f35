import { useId } from 'react';
import { useLocale } from '#app/language/use-locale.ts';
import { filledArc } from './circle.ts';

interface MeterCirclesProps {
  /** `id` becomes `data-circle`, by which a behavior finds the item. */
  items: readonly (MeterCircleProps & { id: string })[];
}

/** Two circles per row on a phone, four on wide screens. */
export function MeterCircles({ items }: MeterCirclesProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 lg:grid-cols-4">
      {items.map(({ id, ...item }) => (
        <li key={id} data-circle={id}>
          <MeterCircle {...item} />
        </li>
      ))}
    </ul>
  );
}

interface MeterCircleProps {
  label: string;
  value: number;
  max: number;
  /** Text below the number that says what a full circle means, such as 'of 100'. */
  maxText?: string;
}

/** `circle.ts` animates it. */
function MeterCircle({ label, value, max, maxText }: MeterCircleProps) {
  const id = useId();
  const { format } = useLocale();
  const circle = { cx: 60, cy: 60, r: 52, fill: 'none', strokeWidth: 14 };
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <div className="relative grid size-34 place-items-center sm:size-40">
        <meter
          aria-labelledby={id}
          min={0}
          max={max}
          value={Math.min(value, max)}
          className="sr-only"
        >
          {format.digits(value)}
        </meter>
        <svg viewBox="0 0 120 120" aria-hidden="true" className="absolute inset-0 -rotate-90">
          <circle {...circle} className="stroke-primary-100" />
          <circle
            {...circle}
            data-arc=""
            pathLength={100}
            strokeDasharray={filledArc(value, max)}
            strokeLinecap="round"
            className="stroke-primary-600"
          />
          {/* Marks the start, so that an arc of one percent looks like a beginning. */}
          <circle cx={112} cy={60} r={3} className="fill-white" />
        </svg>
        <span aria-hidden="true" className="grid">
          <span
            data-figure=""
            className="text-4xl leading-none font-bold tracking-[-0.04em] tabular-nums"
          >
            {format.digits(value)}
          </span>
          {maxText && <span className="quiet mt-1 text-sm">{maxText}</span>}
        </span>
      </div>
      <p id={id} className="max-w-44 text-sm font-medium text-ink-700">
        {label}
      </p>
    </div>
  );
}
