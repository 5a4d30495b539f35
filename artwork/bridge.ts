import { rimLight, steel } from './colors.ts';
import { group, lerp, line, type Point, path, place, tidy } from './svg.ts';

/** A suspension footbridge. Its towers are on the banks at deck height. */
export interface Span {
  readonly left: Point;
  readonly right: Point;
  readonly tower: number;
  readonly cableSag: number;
  readonly deckSag: number;
}

export interface BridgeLook {
  readonly color?: string;
  readonly rim?: string;
  readonly hangers: number;
  /** Stroke weight; 1 suits a span of about 500 pixels. */
  readonly weight?: number;
  readonly towerScale?: number;
  readonly backstay?: Point;
  /** Share of the span at which the deck breaks off. */
  readonly deckEnd?: number;
  /** People and lamps, drawn between the far rail and the deck. */
  readonly onDeck?: string;
}

type Look = Required<BridgeLook>;

const TOWER_UNIT = 90;

function hang(from: Point, to: Point, sag: number, share: number): Point {
  const droop = 4 * sag * share * (1 - share);
  return [lerp(from[0], to[0], share), lerp(from[1], to[1], share) + droop];
}

function lifted([x, y]: Point, by: number): Point {
  return [x, y - by];
}

export function cableAt(span: Span, share: number): Point {
  const { left, right, tower, cableSag } = span;
  return hang(lifted(left, tower), lifted(right, tower), cableSag, share);
}

export function deckAt(span: Span, share: number): Point {
  return hang(span.left, span.right, span.deckSag, share);
}

/** The position of a walker's feet, slightly below the deck's edge. */
export function footing(span: Span, share: number): Point {
  return lifted(deckAt(span, share), 2);
}

/** A parabola of any length is exactly one quadratic curve. */
export function sagging(from: Point, to: Point, sag: number): string {
  const middleX = lerp(from[0], to[0], 0.5);
  const middleY = lerp(from[1], to[1], 0.5) + 2 * sag;
  const [x0, y0, x1, y1] = [...from, ...to].map(tidy);
  return `M${x0} ${y0}Q${tidy(middleX)} ${tidy(middleY)} ${x1} ${y1}`;
}

function hangers(span: Span, count: number): string {
  return Array.from({ length: count - 1 }, (_, index) => {
    const share = (index + 1) / count;
    const [x, top] = cableAt(span, share);
    return `M${tidy(x)} ${tidy(top)}V${tidy(deckAt(span, share)[1])}`;
  }).join('');
}

function cables(span: Span, look: Look): string {
  const left = lifted(span.left, span.tower);
  const right = lifted(span.right, span.tower);
  const [reach, drop] = look.backstay;
  const stays =
    `M${tidy(left[0])} ${tidy(left[1])}l${-reach} ${tidy(span.tower + drop)}` +
    `M${tidy(right[0])} ${tidy(right[1])}l${reach} ${tidy(span.tower + drop)}`;
  const main = sagging(left, right, span.cableSag);
  const rim = sagging(lifted(left, 1.4), lifted(right, 1.4), span.cableSag);
  return (
    line(hangers(span, look.hangers), look.color, 0.9 * look.weight, { opacity: 0.7 }) +
    line(stays, look.color, 2.2 * look.weight) +
    line(main, look.color, 3.4 * look.weight) +
    line(rim, look.rim, look.weight)
  );
}

/** The deck, or its rail, as far as it is built. Part of a parabola is a flatter parabola. */
function deckCurve(span: Span, look: Look, raised: number): string {
  const end = deckAt(span, look.deckEnd);
  return sagging(lifted(span.left, raised), lifted(end, raised), span.deckSag * look.deckEnd ** 2);
}

function rail(span: Span, look: Look): string {
  return line(deckCurve(span, look, 14 * look.towerScale), look.color, 1.2 * look.weight);
}

function deck(span: Span, look: Look): string {
  return (
    line(deckCurve(span, look, 0), look.color, 6 * look.weight) +
    line(deckCurve(span, look, 2.4 * look.weight), look.rim, 1.5 * look.weight)
  );
}

/** Two battered legs and three beams, lit on the right edges. */
function tower(height: number, look: Look): string {
  const top = -height / look.towerScale;
  // Every shape runs clockwise, because overlaps in opposite directions would be unpainted.
  const legs = `M-13 34L-7 ${tidy(top - 8)}h5L-5 34z` + `M5 34L2 ${tidy(top - 8)}h5L13 34z`;
  const beams =
    `M-14 ${tidy(top - 11)}h28v6h-28zM-8 ${tidy(top - 6)}h16v11h-16zM-16-3h32v7h-32z` +
    `M-10 ${tidy(top * 0.74)}h20v4h-20zM-11 ${tidy(top * 0.4)}h22v4h-22z`;
  const light =
    `M10.5 34L5 ${tidy(top - 8)}h2L13 34z` + `M-14 ${tidy(top - 11)}h28v1.8h-28zM-16-3h32v1.8h-32z`;
  return path(legs + beams, { fill: look.color }) + path(light, { fill: look.rim });
}

export function bridge(span: Span, options: BridgeLook): string {
  const look: Look = {
    color: steel,
    rim: rimLight,
    weight: 1,
    towerScale: span.tower / TOWER_UNIT,
    backstay: [span.tower * 1.7, 20],
    deckEnd: 1,
    onDeck: '',
    ...options,
  };
  const gate = tower(span.tower, look);
  return group(
    {},
    cables(span, look),
    rail(span, look),
    look.onDeck,
    deck(span, look),
    place(span.left, look.towerScale, gate),
    place(span.right, look.towerScale, gate),
  );
}
