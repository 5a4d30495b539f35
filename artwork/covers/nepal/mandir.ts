import { line, type Point, path, place, tidy } from '#artwork/svg.ts';

const LIT = '#F7E9D2';
const STONE = '#D2C1B2';
const SHADE = '#9F8F93';
const DARK = '#5F5365';
const GOLD = '#F6C65A';

/** A storey of open arches under projecting eaves. */
function arcade(half: number, y: number, height: number, arches: number): string {
  const width = (2 * half) / arches;
  const openings = Array.from({ length: arches }, (_, index) => {
    const x = -half + index * width + width * 0.2;
    const span = width * 0.6;
    return `M${tidy(x)} ${y}v-${tidy(height * 0.56)}q${tidy(span / 2)}-${tidy(height * 0.3)} ${tidy(span)} 0V${y}z`;
  });
  return (
    path(`M-${half} ${y}v-${height}h${2 * half}v${height}z`, { fill: STONE }) +
    path(`M-${half} ${y}v-${height}h${tidy(half * 0.6)}v${height}z`, { fill: LIT }) +
    path(openings.join(''), { fill: DARK }) +
    path(`M-${half + 6} ${y - height}h${2 * half + 12}l-5-5h-${2 * half + 2}z`, { fill: SHADE }) +
    path(`M-${half + 6} ${y - height}h${half}l-2-5h-${half - 3}z`, { fill: LIT })
  );
}

/** A curved spire with its ribs. */
function spire(x: number, y: number, half: number, height: number): string {
  const side = (sign: number): string =>
    `Q${tidy(x + sign * half * 1.06)} ${tidy(y - height * 0.62)} ${tidy(x + sign * half * 0.2)} ${tidy(y - height)}`;
  const back = `H${tidy(x + half * 0.2)}Q${tidy(x + half * 1.06)} ${tidy(y - height * 0.62)} ${tidy(x + half)} ${y}z`;
  const rib = `M${tidy(x - half * 0.36)} ${y}Q${tidy(x - half * 0.4)} ${tidy(y - height * 0.6)} ${x} ${tidy(y - height)}M${tidy(x + half * 0.36)} ${y}Q${tidy(x + half * 0.4)} ${tidy(y - height * 0.6)} ${x} ${tidy(y - height)}`;
  return (
    path(`M${x - half} ${y}${side(-1)}${back}`, { fill: STONE }) +
    path(`M${x - half} ${y}${side(-1)}L${tidy(x - half * 0.3)} ${y}z`, { fill: LIT }) +
    line(rib, SHADE, tidy(half * 0.07) === '0' ? 1 : half * 0.07) +
    path(
      `M${tidy(x - half * 0.26)} ${tidy(y - height + 1)}h${tidy(half * 0.52)}l-${tidy(half * 0.14)}-${tidy(half * 0.3)}L${x} ${tidy(y - height - half * 0.9)}l-${tidy(half * 0.12)} ${tidy(half * 0.6)}z`,
      { fill: GOLD },
    )
  );
}

/**
 * The stone Krishna temple of Patan: origin at the middle of its foot, 216 high, lit from the left.
 */
export function krishnaMandir(at: Point, scale: number): string {
  return place(
    at,
    scale,
    path('M-78 0h156v-10H-78zM-70-10H70v-9H-70z', { fill: SHADE }) +
      path('M-78 0h90v-10h-90zM-70-10H12v-9h-82z', { fill: LIT }) +
      arcade(60, -19, 34, 7) +
      spire(-50, -58, 9, 26) +
      spire(50, -58, 9, 26) +
      arcade(44, -58, 28, 5) +
      spire(-36, -91, 8, 24) +
      spire(36, -91, 8, 24) +
      arcade(29, -91, 23, 3) +
      spire(-24, -119, 6, 18) +
      spire(24, -119, 6, 18) +
      spire(0, -119, 20, 78),
  );
}

/** A golden king on a stone pillar, under the hood of a cobra: 190 high. */
export function kingOnPillar(at: Point, scale: number): string {
  return place(
    at,
    scale,
    path('M-18 0h36v-8h-36zM-13-8h26v-8h-26z', { fill: SHADE }) +
      path('M-7-16h14l-2-112H-5z', { fill: SHADE }) +
      path('M-7-16h7l-1-112h-4z', { fill: LIT }) +
      path('M-16-140q3 12 11 12H5q8 0 11-12z', { fill: STONE }) +
      path('M-16-140q3 12 11 12h4q-7-3-9-12z', { fill: LIT }) +
      path('M-15-140q2-12 12-13l-2-10q8-8 11 1l-1 9q8 3 9 13z', { fill: '#D8932B' }) +
      path('M-15-140q2-12 12-13l-2-10q3-3 5-3l1 26z', { fill: GOLD }) +
      line('M-9-148Q-16-170-8-182 1-190 9-180 13-172 6-168', GOLD, 4, {
        'stroke-linecap': 'round',
      }),
  );
}
