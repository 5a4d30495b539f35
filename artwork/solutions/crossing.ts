import { flags } from '#artwork/flags.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { line, type Point } from '#artwork/svg.ts';
import { type Curve, curve, drawn, hangers, heightAt } from '#artwork/working/night-span.ts';
import { deckLamps, nightTower, RIM, STEEL } from '#artwork/working/night-tower.ts';

/** A closer view of the bridge, for people to cross. */
export interface Crossing {
  readonly tower: Point;
  readonly height: number;
  readonly foot: number;
  readonly anchors: readonly [left: Point, right: Point];
  readonly slack: number;
  /** The slack of the right cable, if it is not the short one. */
  readonly rightSlack?: number;
  readonly step: number;
  readonly lamps?: readonly number[];
  readonly flagsTo?: number;
}

function leftCable({ tower: [x, y], height, anchors, slack }: Crossing): Curve {
  return curve(anchors[0], [x, y - height - 4], slack);
}

export function rightCable(span: Crossing): Curve {
  const { height, anchors, slack, rightSlack = slack * 0.35 } = span;
  const [x, y] = span.tower;
  return curve([x, y - height - 4], anchors[1], rightSlack);
}

export function crossing(sheet: Sheet, span: Crossing, onDeck: string): string {
  const [x, y] = span.tower;
  const top: Point = [x, y - span.height - 4];
  const [left, right] = span.anchors;
  const main = leftCable(span);
  const side = rightCable(span);
  const { flagsTo = x, lamps = [] } = span;
  const deck = `M${left[0] - 20} ${y}H${right[0] + 20}`;
  return (
    line(hangers(main, y, span.step) + hangers(side, y, span.step), '#BFD9F2', 1, {
      opacity: 0.3,
    }) +
    line(drawn(main) + drawn(side), STEEL, 5.6) +
    line(drawn(main, 2.2) + drawn(side, 2.2), RIM, 1.5) +
    flags({
      from: [x - 8, top[1] + 6],
      to: [flagsTo, heightAt(main, flagsTo)],
      sag: span.slack * 0.3,
      count: Math.round((x - flagsTo) / 13),
      size: 10,
    }) +
    line(`M${left[0]} ${y - 24}H${right[0]}`, STEEL, 1.8) +
    deckLamps(
      sheet,
      lamps.map((at): Point => [at, y]),
      38,
    ) +
    onDeck +
    line(deck, STEEL, 10) +
    line(`M${left[0] - 20} ${y - 4}H${right[0] + 20}`, RIM, 1.8) +
    nightTower(span.tower, span.height, span.foot)
  );
}
