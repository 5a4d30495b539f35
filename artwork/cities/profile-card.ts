import type { Sheet } from '#artwork/sheet.ts';
import { circle, group, type Point, place } from '#artwork/svg.ts';
import { bar, floating, tick } from '#artwork/working/cards.ts';
import { type Portrait, portrait } from '#artwork/working/portrait.ts';

export interface Profile extends Portrait {
  readonly behind: string;
  /** The width of the name, in units of the card. */
  readonly called: number;
}

/** A matching candidate: origin at the middle of the card, 88 by 112. */
export function profileCard(sheet: Sheet, at: Point, scale: number, who: Profile): string {
  const face = circle([0, -20], 28, {});
  return place(
    at,
    scale,
    floating({ at: [-44, -56], width: 88, height: 112, rx: 14 }) +
      group(
        { 'clip-path': sheet.clip(face) },
        circle([0, -20], 28, { fill: who.behind }),
        portrait([0, 12], 0.62, who),
      ) +
      bar([-who.called / 2, 17], who.called, '#0B1B2B', 8) +
      bar([-24, 33], 48, '#A9BDD0', 6) +
      tick([27, 2], 10),
  );
}
