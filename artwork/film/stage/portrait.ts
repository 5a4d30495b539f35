import { bust } from '#artwork/people/bust.ts';
import type { Look } from '#artwork/people/looks.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, element, group } from '#artwork/svg.ts';

/** A face in a circle of radius 50 around the origin. */
export function portrait(sheet: Sheet, look: Look, ground: string): string {
  const frame = element('circle', { r: 50 });
  return (
    circle([0, 0], 50, { fill: ground }) +
    group({ 'clip-path': sheet.clip(frame) }, bust([0, 58], 0.86, look))
  );
}
