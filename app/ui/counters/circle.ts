import { pageDigits } from '#app/language/page-digits.ts';
import { eased } from '#app/ui/motion/eased.ts';
import { filledArc } from './filled-arc.ts';

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
