import { lampGlow } from '#artwork/lamp-glow.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path, place, tidy } from '#artwork/svg.ts';

export const STEEL = '#04152A';
export const RIM = '#FFC58A';
const HALF_TOP = 17;
const HALF_DECK = 25;
const LEG = 10;

function leg(side: number, height: number, foot: number): string {
  const slant = (HALF_DECK - HALF_TOP) / height;
  const low = side * (HALF_DECK + foot * slant);
  const high = side * HALF_TOP;
  return `M${tidy(low - LEG / 2 - 1)} ${foot}L${tidy(high - LEG / 2)} -${height}h${LEG}L${tidy(low + LEG / 2 + 1)} ${foot}z`;
}

function legLight(side: number, height: number, foot: number): string {
  const slant = (HALF_DECK - HALF_TOP) / height;
  const low = side * (HALF_DECK + foot * slant) + LEG / 2 + 1;
  const high = side * HALF_TOP + LEG / 2;
  return `M${tidy(low - 2.4)} ${foot}L${tidy(high - 2)} -${height}h2L${tidy(low)} ${foot}z`;
}

/** Slender and braced, seen from the bank: origin on the deck, its foot below. */
export function nightTower(at: Point, height: number, foot: number): string {
  const beam = (share: number, thick: number): string => {
    const half = Math.round(HALF_DECK - (HALF_DECK - HALF_TOP) * share);
    return `M-${half} -${Math.round(height * share)}h${2 * half}v${thick}h-${2 * half}z`;
  };
  const cap = `M-${HALF_TOP + 12} -${height + 8}h${2 * HALF_TOP + 24}v10h-${2 * HALF_TOP + 24}z`;
  const light = `M-${HALF_TOP + 12} -${height + 8}h${2 * HALF_TOP + 24}v2.5h-${2 * HALF_TOP + 24}z`;
  const steel = leg(-1, height, foot) + leg(1, height, foot);
  const beams = beam(0.9, 10) + beam(0.62, 9) + beam(0.34, 9) + beam(0, 10);
  const lit = legLight(-1, height, foot) + legLight(1, height, foot);
  return place(
    at,
    1,
    path(steel + beams + cap, { fill: STEEL }) + path(lit + light, { fill: RIM }),
  );
}

/** Lamps on posts at the edge of the deck. */
export function deckLamps(sheet: Sheet, feet: readonly Point[], rise: number): string {
  const glow = lampGlow(sheet);
  return feet
    .map(([x, y]): string => {
      const lamp: Point = [x, y - rise];
      return (
        line(`M${x} ${y}V${y - rise}`, STEEL, 1.8) +
        circle(lamp, 20, { fill: glow }) +
        circle(lamp, 3, { fill: '#FFF0CE' })
      );
    })
    .join('');
}
