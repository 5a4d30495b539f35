import { flags } from '#artwork/flags.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { line, type Point, path } from '#artwork/svg.ts';
import { curve, drawn, hangers, heightAt } from '#artwork/working/night-span.ts';
import { deckLamps, nightTower, RIM, STEEL } from '#artwork/working/night-tower.ts';

/** Cables from bank to bank, and a partly laid deck. */
interface HalfSpan {
  readonly tower: Point;
  readonly height: number;
  readonly foot: number;
  readonly anchors: readonly [left: Point, right: Point];
  readonly slack: number;
  readonly step: number;
  /** The end of the deck, and the start of the other bank's. */
  readonly gap: readonly [from: number, to: number];
  readonly lamps: readonly number[];
  readonly flagsTo?: number;
}

function laid(from: number, to: number, y: number): string {
  return line(`M${from} ${y}H${to}`, STEEL, 8) + line(`M${from} ${y - 3.2}H${to}`, '#D9A066', 3);
}

/** Ends of the stringers, still without planks. */
function bare(from: number, to: number, y: number): string {
  return line(`M${from} ${y + 2}H${to}`, STEEL, 3.4) + line(`M${from} ${y + 0.6}H${to}`, RIM, 1);
}

export function halfSpan(sheet: Sheet, span: HalfSpan, onDeck: string): string {
  const [x, y] = span.tower;
  const top: Point = [x, y - span.height - 4];
  const [left, right] = span.anchors;
  const [gapFrom, gapTo] = span.gap;
  const main = curve(left, top, span.slack);
  const side = curve(top, right, span.slack * 0.35);
  const hung = hangers(main, y, span.step)
    .split('M')
    .filter((one) => one !== '' && Number.parseFloat(one) > gapTo - 4)
    .map((one) => `M${one}`)
    .join('');
  const { flagsTo = x } = span;
  const count = Math.round((x - flagsTo) / 13);
  return (
    line(hung + hangers(side, y, span.step), '#BFD9F2', 1, { opacity: 0.32 }) +
    line(drawn(main) + drawn(side), STEEL, 5) +
    line(drawn(main, 2) + drawn(side, 2), RIM, 1.4) +
    flags({
      from: [x - 8, top[1] + 6],
      to: [flagsTo, heightAt(main, flagsTo)],
      sag: span.slack * 0.3,
      count,
      size: 10,
    }) +
    line(`M${gapTo} ${y - 17}H${right[0]}M${left[0]} ${y - 17}H${gapFrom}`, STEEL, 1.6) +
    deckLamps(
      sheet,
      span.lamps.map((at): Point => [at, y]),
      30,
    ) +
    bare(gapTo - 26, gapTo, y) +
    laid(gapTo, right[0] + 20, y) +
    laid(left[0] - 20, gapFrom, y) +
    bare(gapFrom, gapFrom + 20, y) +
    path(`M${gapTo - 8} ${y - 5}h30v3h-30z`, { fill: '#FFE1BD' }) +
    nightTower(span.tower, span.height, span.foot) +
    onDeck
  );
}
