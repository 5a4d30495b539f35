import { type BridgeLook, bridge, type Span } from '#artwork/bridge.ts';
import { house } from '#artwork/house.ts';
import { pines } from '#artwork/pines.ts';
import type { Sheet } from '#artwork/sheet.ts';
import type { Point } from '#artwork/svg.ts';
import { figure } from '#artwork/working/figure.ts';
import { RIM, STEEL } from '#artwork/working/night-tower.ts';
import { crew, stances } from './crew.ts';
import { lantern } from './lanterns.ts';

const LIT = { wall: '#2A5A92', lit: '#3A70AE', roof: '#0A2442', window: '#FFD27F' };

/** Trees on the hillside, and an open tea house. */
export function hillside(
  houseAt: Point,
  scale: number,
  rows: readonly (readonly Point[])[],
): string {
  const trees = rows.map((row, index) =>
    pines(row, { count: 9, seed: 40 + index, color: '#0E3768', heights: [9, 17] }),
  );
  return trees.join('') + house(houseAt, scale, LIT);
}

const far: BridgeLook = { color: STEEL, rim: RIM, hangers: 16, weight: 0.8, backstay: [40, 4] };

export function farBridge(span: Span): string {
  return bridge(span, far);
}

/** With a lamp, at the start of the path. */
export function walker(sheet: Sheet, at: Point, scale: number): string {
  const [x, y] = at;
  return (
    figure(at, scale, { ...crew.ember, limbs: stances.walk, pack: '#F6BD3C' }) +
    lantern(sheet, [x + 25 * scale, y - 46 * scale], scale * 0.8)
  );
}
