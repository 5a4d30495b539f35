import { pageDigits } from '#app/language/page-digits.ts';
import type { Plural } from '#contract/copy-parts.ts';
import { fill, plural } from '#contract/fill.ts';

export interface RangeSliderWords {
  /** How a screen reader says a value, for example '{n} people'. */
  value: Plural;
}

/** The drawing below a native range follows it. */
export default function rangeSlider(root: HTMLElement, { value }: RangeSliderWords) {
  const input = root.querySelector('input');
  const filled = root.querySelector('[data-filled]');
  const bubble = root.querySelector('[data-bubble]');
  const figure = bubble?.querySelector('text');
  if (!input || !filled || !bubble || !figure) return;
  const draw = () => {
    const n = input.valueAsNumber;
    const part = partOfRange(n, Number(input.min), Number(input.max));
    filled.setAttribute('width', part);
    bubble.setAttribute('x', part);
    figure.textContent = pageDigits(n);
    input.setAttribute('aria-valuetext', fill(plural(n, value), { n }));
  };
  input.addEventListener('input', draw);
  // It may have been moved before there was anybody to follow it.
  if (input.value !== input.defaultValue) draw();
}

/** How far along its range a value lies, in percent, as SVG attributes want it. */
export function partOfRange(value: number, min: number, max: number): string {
  const part = max > min ? (value - min) / (max - min) : 0;
  return `${Math.round(Math.min(1, Math.max(0, part)) * 10_000) / 100}%`;
}
