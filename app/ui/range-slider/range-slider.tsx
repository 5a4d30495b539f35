import { type ReactNode, useId } from 'react';
import { Behavior } from '#app/islands/behavior.tsx';
import { useLocale } from '#app/language/use-locale.ts';
import { fillPlaceholders, plural } from '#contract/fill.ts';
import rangeSlider, { percentOfRange, type RangeSliderLabels } from './range-slider.behavior.ts';

interface RangeSliderProps {
  label: ReactNode;
  min: number;
  max: number;
  /** Initial value. */
  value: number;
  /** For a form that works without scripts. */
  name?: string;
  labels: RangeSliderLabels;
}

/**
 * A native range input for integers. The track and the bubble below it are SVG with percentages and
 * pixels as attributes, because the Content-Security-Policy forbids style attributes from the
 * server.
 */
export function RangeSlider(props: RangeSliderProps) {
  const { label, min, max, value, name, labels } = props;
  const { format } = useLocale();
  const id = useId();
  const part = percentOfRange(value, min, max);
  return (
    <Behavior start={rangeSlider} props={labels}>
      <div className="[--spacing:4px]">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <div className="relative mt-13 h-11">
          <Track part={part} text={format.sum(value)} />
          <input
            type="range"
            id={id}
            name={name}
            min={min}
            max={max}
            step={1}
            defaultValue={value}
            aria-valuetext={fillPlaceholders(plural(value, labels.value), { n: value })}
            className={`absolute inset-0 m-0 h-11 w-full cursor-pointer appearance-none rounded-full bg-transparent ${THUMB}`}
          />
        </div>
        <div aria-hidden="true" className="flex justify-between px-2 text-sm text-ink-600">
          <span className="min-w-4 text-center">{format.digits(min)}</span>
          <span className="min-w-4 text-center">{format.digits(max)}</span>
        </div>
      </div>
    </Behavior>
  );
}

/** The 32 px wide thumb stays within the track, so the drawing is inset by half its width. */
function Track({ part, text }: { part: string; text: string }) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="44"
      className="mirrored pointer-events-none absolute inset-0 overflow-visible px-4"
    >
      <rect width="100%" y={18} height={8} rx={4} className="fill-primary-100" />
      <rect data-filled="" width={part} y={18} height={8} rx={4} className="fill-primary-600" />
      <svg
        data-bubble=""
        aria-hidden="true"
        x={part}
        y={-44}
        overflow="visible"
        className="noscript:hidden"
      >
        <path d="M-6 38 L0 46 L6 38Z" className="fill-ink" />
        <rect x={-24} width={48} height={40} rx={14} className="fill-ink" />
        <text
          y={26}
          textAnchor="middle"
          className="mirrored fill-white text-[min(1.0625rem,24px)] font-bold"
        >
          {text}
        </text>
      </svg>
    </svg>
  );
}

/** Engines have different names for the thumb, and drop whole rules with unknown names. */
const THUMB = [
  '[&::-webkit-slider-thumb]:size-8 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-4 [&::-webkit-slider-thumb]:border-solid [&::-webkit-slider-thumb]:border-white [&::-webkit-slider-thumb]:bg-primary-600 [&::-webkit-slider-thumb]:shadow-float',
  '[&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-8 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-4 [&::-moz-range-thumb]:border-solid [&::-moz-range-thumb]:border-white [&::-moz-range-thumb]:bg-primary-600 [&::-moz-range-thumb]:shadow-float',
].join(' ');
