import { pageDigits } from '#app/language/page-digits.ts';
import { animateValue } from '#app/ui/motion/animate-value.ts';

/**
 * Fills a `MeterCircle` when it comes into view.
 * @param parent of the circle
 * @returns a function that sets another value
 */
export function animateCircle(parent: Element): (value: number) => void {
  const meter = parent.querySelector('meter');
  const arc = parent.querySelector('[data-arc]');
  const figure = parent.querySelector('[data-figure]');
  if (!meter || !arc || !figure) return () => undefined;
  const { max } = meter;
  const move = animateValue(arc, meter.value, (current) => {
    arc.setAttribute('stroke-dasharray', filledArc(current, max));
    figure.textContent = pageDigits(Math.round(current));
  });
  return (value) => {
    meter.value = value;
    meter.textContent = pageDigits(value);
    move(value);
  };
}

/** A `stroke-dasharray` for a circle with `pathLength` 100: the filled part, then a gap. */
export function filledArc(value: number, max: number): string {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return `${Math.round(part * 10_000) / 100} 100`;
}
