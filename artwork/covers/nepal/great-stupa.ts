import { line, type Point, path, place } from '#artwork/svg.ts';
import { round } from './cover.ts';

export interface GreatStupaPaint {
  readonly lit: string;
  readonly white: string;
  readonly shade: string;
  readonly deep: string;
  readonly gold: string;
  readonly bronze: string;
  readonly niche: string;
  readonly saffron: string;
}

function terrace(half: number, y: number, height: number, paint: GreatStupaPaint): string {
  const face = (fill: string, from: number, to: number): string =>
    path(`M${from} ${y}V${y - height}H${to}V${y}z`, { fill });
  // Stepped corners; the middle is in front of the wings.
  const wing = Math.round(half * 0.76);
  return (
    face(paint.deep, -half, half) +
    face(paint.shade, -wing, wing) +
    face(paint.white, -wing, -Math.round(half * 0.2)) +
    path(`M${-half} ${y - height}H${half}v3.4H${-half}z`, { fill: paint.lit })
  );
}

/** Prayer wheels in small arched niches along the wall. */
function niches(half: number, y: number, step: number, fill: string): string {
  let data = '';
  for (let x = -half; x <= half; x += step) data += `M${x - 3.6} ${y}v-8q3.6-5 7.2 0v8z`;
  return path(data, { fill });
}

function dome(y: number, paint: GreatStupaPaint): string {
  return (
    path(`M-112 ${y}C-116 ${y - 62}-62 ${y - 90} 0 ${y - 90}S116 ${y - 62} 112 ${y}z`, {
      fill: paint.shade,
    }) +
    path(`M-112 ${y}C-116 ${y - 62}-62 ${y - 90} 0 ${y - 90}C-4 ${y - 88}-28 ${y - 60}-26 ${y}z`, {
      fill: paint.white,
    }) +
    path(`M-112 ${y}C-116 ${y - 62}-62 ${y - 90} 0 ${y - 90}C-40 ${y - 84}-84 ${y - 56}-84 ${y}z`, {
      fill: paint.lit,
    }) +
    line(
      `M-111 ${y - 20}Q-74 ${y - 2}-37 ${y - 22}Q0 ${y - 2} 37 ${y - 22}Q74 ${y - 2} 111 ${y - 20}`,
      paint.saffron,
      4,
      { opacity: 0.85 },
    )
  );
}

const EYES = 'M-21-19q7-6 16-.6M21-19q-7-6-16-.6M-20-14.5q8 4 15-1.5M20-14.5q-8 4-15-1.5';
const BROWS = 'M-22-24q9-6 18-1M22-24q-9-6-18-1';
const NOSE = 'M0-15q4.6 2 1.6 5.4-3.6 2.6-1.2 5.6';

function tower(y: number, paint: GreatStupaPaint): string {
  const rings = Array.from({ length: 9 }, (_, index) => {
    const half = 22 - index * 1.9;
    return `M${-half} ${-49 - index * 6.2}h${2 * half}`;
  });
  return place(
    [0, y],
    1,
    path('M-30 0h60v-38h-60z', { fill: paint.bronze }) +
      path('M-30 0h42v-38h-42z', { fill: paint.gold }) +
      line(BROWS, '#0B2C4A', 2.4, round) +
      line(EYES, '#0B1B2B', 1.8, round) +
      line('M-13-16.6h0M13-16.6h0', '#0B3355', 4.6, round) +
      line(NOSE, '#8C2F2A', 1.8, round) +
      path('M-38-38h76v-7h-76z', { fill: paint.bronze }) +
      path('M-38-38h52v-7h-52z', { fill: paint.gold }) +
      path('M-25-45h50L7-104H-7z', { fill: paint.bronze }) +
      path('M-25-45h31L1-104h-8z', { fill: paint.gold }) +
      line(rings.join(''), paint.bronze, 1.8) +
      path('M-17-106q17-13 34 0l-3 4h-28z', { fill: paint.gold }) +
      path('M-5-113h10l-2.5-9q-2.5-4-5 0z', { fill: paint.gold }) +
      line('M0-124v-9', paint.gold, 2.6, round),
  );
}

/** The stupa of Boudha: origin at the middle of its foot, 380 wide, 276 high, lit from the left. */
export function greatStupa(at: Point, scale: number, paint: GreatStupaPaint): string {
  return place(
    at,
    scale,
    terrace(190, 0, 25, paint) +
      niches(180, -3, 15, paint.niche) +
      terrace(154, -25, 17, paint) +
      terrace(126, -42, 14, paint) +
      niches(114, -44, 19, paint.niche) +
      dome(-56, paint) +
      tower(-143, paint),
  );
}

/** The start of the flag lines, in the coordinates of the stupa. */
export const SPIRE_TOP = -266;
