import { useId, useRef } from 'react';
import { useEased } from '#app/ui/motion/use-eased.ts';
import { filledArc } from './filled-arc.ts';

export interface MeterCircleProps {
  label: string;
  value: number;
  max: number;
}

/** A circle that fills to value of max. Another value is reached from the present one. */
export function MeterCircle({ label, value, max }: MeterCircleProps) {
  const id = useId();
  const arc = useRef<SVGCircleElement>(null);
  const figure = useRef<HTMLSpanElement>(null);
  useEased(arc, value, (now) => {
    arc.current?.setAttribute('stroke-dasharray', filledArc(now, max));
    if (figure.current) figure.current.textContent = String(Math.round(now));
  });
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <div className="relative grid size-34 place-items-center">
        <meter
          aria-labelledby={id}
          min={0}
          max={max}
          value={Math.min(value, max)}
          className="sr-only"
        >
          {value}
        </meter>
        <svg viewBox="0 0 120 120" aria-hidden="true" className="absolute inset-0 -rotate-90">
          <circle
            cx={60}
            cy={60}
            r={53}
            fill="none"
            strokeWidth={9}
            className="stroke-primary-100"
          />
          <circle
            ref={arc}
            cx={60}
            cy={60}
            r={53}
            fill="none"
            strokeWidth={9}
            pathLength={100}
            strokeDasharray={filledArc(value, max)}
            className="stroke-primary-600"
          />
        </svg>
        <span ref={figure} aria-hidden="true" className="text-2xl font-bold tabular-nums">
          {value}
        </span>
      </div>
      <p id={id} className="max-w-44 text-sm font-medium text-ink-700">
        {label}
      </p>
    </div>
  );
}
