import { flags } from '#artwork/flags.ts';
import { person, walkers } from '#artwork/person.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { lerp, line, type Point, tidy } from '#artwork/svg.ts';
import { deckLamps, nightTower, RIM, STEEL } from './night-tower.ts';

/**
 * A bridge with one tower: its cable rises from an anchor at the left and falls to one at the
 * right.
 */
interface NightSpan {
  readonly tower: Point;
  readonly height: number;
  readonly foot: number;
  readonly anchors: readonly [left: Point, right: Point];
  readonly slack: number;
  readonly hangerStep: number;
  readonly lamps: readonly number[];
  readonly walkersAt: readonly [number, number];
  readonly flagsTo: number;
}

export interface Curve {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

export function curve(from: Point, to: Point, slack: number): Curve {
  return { from, to, bend: [lerp(from[0], to[0], 0.5), lerp(from[1], to[1], 0.5) + slack] };
}

export function drawn({ from, bend, to }: Curve, up = 0): string {
  const pair = ([x, y]: Point): string => `${tidy(x)} ${tidy(y - up)}`;
  return `M${pair(from)}Q${pair(bend)} ${pair(to)}`;
}

// The curve's control point is halfway, so a share of the width is a share of the curve.
export function heightAt({ from, bend, to }: Curve, x: number): number {
  const share = (x - from[0]) / (to[0] - from[0]);
  const near = lerp(from[1], bend[1], share);
  return lerp(near, lerp(bend[1], to[1], share), share);
}

export function hangers(cable: Curve, deckY: number, step: number): string {
  const left = Math.min(cable.from[0], cable.to[0]) + step;
  const right = Math.max(cable.from[0], cable.to[0]) - 30;
  let data = '';
  for (let x = left; x < right; x += step) {
    const top = heightAt(cable, x);
    if (top < deckY - 8) data += `M${tidy(x)} ${tidy(top)}V${deckY}`;
  }
  return data;
}

export function nightSpan(sheet: Sheet, span: NightSpan): string {
  const [x, deckY] = span.tower;
  const top: Point = [x, deckY - span.height - 4];
  const [left, right] = span.anchors;
  const main = curve(left, top, span.slack);
  const side = curve(top, right, span.slack * 0.35);
  const wires = hangers(main, deckY, span.hangerStep) + hangers(side, deckY, span.hangerStep);
  const deck = `M${left[0] - 20} ${deckY}H${right[0] + 20}`;
  const flagEnd: Point = [span.flagsTo, heightAt(main, span.flagsTo)];
  const count = Math.round((x - span.flagsTo) / 13);
  const walk = (at: number): Point => [at, deckY - 3];
  const night = { trousers: '#04111F' };
  return (
    line(wires, '#BFD9F2', 1, { opacity: 0.28 }) +
    line(drawn(main) + drawn(side), STEEL, 5) +
    line(drawn(main, 2) + drawn(side, 2), RIM, 1.4) +
    flags({ from: [x - 8, top[1] + 6], to: flagEnd, sag: span.slack * 0.34, count, size: 11 }) +
    line(`M${left[0]} ${deckY - 17}H${right[0]}`, STEEL, 1.6) +
    deckLamps(
      sheet,
      span.lamps.map((at): Point => [at, deckY]),
      30,
    ) +
    person(walk(span.walkersAt[0]), 1.15, { ...walkers.ember, ...night }) +
    person(walk(span.walkersAt[1]), 1.15, { ...walkers.cream, ...night }) +
    line(deck, STEEL, 8) +
    line(`M${left[0] - 20} ${deckY - 3.2}H${right[0] + 20}`, RIM, 1.6) +
    nightTower(span.tower, span.height, span.foot)
  );
}
