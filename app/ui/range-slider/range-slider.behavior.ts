import { pageDigits } from '#app/language/page-digits.ts';
import type { Plural } from '#contract/copy-parts.ts';
import { fillPlaceholders, plural } from '#contract/fill.ts';

export interface RangeSliderLabels {
  /** Text of a value for screen readers, for example '{n} people'. */
  value: Plural;
}

/** Updates the drawing below a native range input. */
export default function rangeSlider(root: HTMLElement, { value }: RangeSliderLabels) {
  const input = root.querySelector('input');
  const filled = root.querySelector('[data-filled]');
  const bubble = root.querySelector('[data-bubble]');
  const figure = bubble?.querySelector('text');
  if (!input || !filled || !bubble || !figure) return;
  const draw = () => {
    const n = input.valueAsNumber;
    const part = percentOfRange(n, Number(input.min), Number(input.max));
    filled.setAttribute('width', part);
    bubble.setAttribute('x', part);
    figure.textContent = pageDigits(n);
    input.setAttribute('aria-valuetext', fillPlaceholders(plural(n, value), { n }));
  };
  input.addEventListener('input', draw);
  // The slider may have been moved before the script started.
  if (input.value !== input.defaultValue) draw();
}

/** The position of a value in its range, in percent, for SVG attributes. */
export function percentOfRange(value: number, min: number, max: number): string {
  const part = max > min ? (value - min) / (max - min) : 0;
  return `${Math.round(Math.min(1, Math.max(0, part)) * 10_000) / 100}%`;
}
