import { pageDigits } from '#app/language/page-digits.ts';
import { eased } from '#app/ui/motion/eased.ts';

/**
 * Has a `MeterCircle` fill when it comes into view.
 * @param place what it stands in
 * @returns what sets another value
 */
export function fillingCircle(place: Element): (value: number) => void {
  const meter = place.querySelector('meter');
  const arc = place.querySelector('[data-arc]');
  const figure = place.querySelector('[data-figure]');
  if (!meter || !arc || !figure) return () => undefined;
  const { max } = meter;
  const move = eased(arc, meter.value, (now) => {
    arc.setAttribute('stroke-dasharray', filledArc(now, max));
    figure.textContent = pageDigits(Math.round(now));
  });
  return (value) => {
    meter.value = value;
    meter.textContent = pageDigits(value);
    move(value);
  };
}

/** Dashes for a circle whose length counts as 100: the filled part, then a gap. */
export function filledArc(value: number, max: number): string {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return `${Math.round(part * 10_000) / 100} 100`;
}
