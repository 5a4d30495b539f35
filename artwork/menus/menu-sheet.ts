import { createSheet, type Sheet } from '#artwork/sheet.ts';
import { path } from '#artwork/svg.ts';

export function menuSheet(name: string): Sheet {
  return createSheet({ name, width: 300, height: 387, align: 'xMidYMid slice' });
}

/** The dark part below an edge, without detail, for white text. */
export function foot(sheet: Sheet, edge: string): string {
  return path(`${edge}V387H0z`, {
    fill: sheet.fadeBetween(200, 387, [0, '#0A4C8A'], [1, '#062644']),
  });
}
