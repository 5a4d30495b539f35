import { bar, box, card, INK, MIST } from '#artwork/people/cards.ts';
import { circle, type Point, path } from '#artwork/svg.ts';

/** A possible task: origin at its middle. */
export function taskCard(color: string, words: readonly [number, number]): string {
  return card(
    [-75, -46],
    150,
    92,
    box(14, 14, 34, 34, 10, color) +
      circle([31, 31], 7, { fill: '#FFFFFF' }) +
      bar(60, 20, words[0], INK, 8) +
      bar(60, 36, 46, MIST, 7) +
      bar(14, 62, 122, MIST, 7) +
      bar(14, 75, words[1], MIST, 7),
  );
}

/** A card's cost: a pill with a coin, filled from the left. Origin at its middle. */
export function costBar(filled: number): string {
  return (
    card([-75, -13], 150, 26, box(30, 9, 108, 8, 4, '#DCE8F2')) +
    (filled > 0.02 ? bar(-45, -4, 108 * filled, '#0A73C2', 8) : '') +
    circle([-60, 0], 8, { fill: '#F2AE2E' }) +
    circle([-60, 0], 4, { fill: '#FFE08F' })
  );
}

/** A pole with a pennant, both growing: origin at its foot. */
export function milestone(
  height: number,
  risen: number,
  unfurled: number,
  cloth: string,
  lift: number,
): string {
  const top = -height * risen;
  const [length, deep] = [46 * unfurled, 30];
  const shape = `M2 ${top}q${length * 0.3}${' '}${4 * lift} ${length * 0.55} ${deep * 0.2}t${length * 0.45} ${deep * 0.3 + 3 * lift}L2 ${top + deep}z`;
  const tidy = shape.replace(/-?\d+\.\d+/g, (digits) =>
    String(Math.round(Number(digits) * 10) / 10),
  );
  return (
    (unfurled > 0.02 ? path(tidy, { fill: cloth }) : '') +
    (risen > 0.01 ? path(`M-2.5 0V${Math.round(top * 10) / 10}h5V0z`, { fill: '#05213D' }) : '')
  );
}

export type Scatter = readonly [at: Point, turn: number, color: string];
