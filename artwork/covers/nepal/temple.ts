import { lerp, line, type Point, path, place, tidy } from '#artwork/svg.ts';
import { round } from './cover.ts';

export interface TemplePaint {
  readonly brick: string;
  readonly lit: string;
  readonly tile: string;
  readonly tileLit: string;
  readonly wood: string;
  readonly gold: string;
  readonly window: string;
  readonly stone: string;
  readonly stoneLit: string;
}

export const dayTemple: TemplePaint = {
  brick: '#A9573F',
  lit: '#CF8562',
  tile: '#7B3F36',
  tileLit: '#B9735A',
  wood: '#43261C',
  gold: '#F6C65A',
  window: '#2A1712',
  stone: '#A3604B',
  stoneLit: '#EBC09C',
};

export interface Tier {
  readonly wall: number;
  readonly rise: number;
  readonly eaves: number;
  readonly roof: number;
}

export const threeTiers: readonly Tier[] = [
  { wall: 36, rise: 32, eaves: 68, roof: 28 },
  { wall: 25, rise: 17, eaves: 49, roof: 24 },
  { wall: 16, rise: 14, eaves: 33, roof: 26 },
];

export const twoTiers: readonly Tier[] = [
  { wall: 36, rise: 32, eaves: 68, roof: 30 },
  { wall: 23, rise: 18, eaves: 46, roof: 34 },
];

const STEP = 8;

function plinth(steps: number, paint: TemplePaint): string {
  const drawn = Array.from({ length: steps }, (_, index) => {
    const half = 52 + (steps - index - 1) * 11;
    const y = -index * STEP;
    return (
      path(`M-${half} ${y}h${2 * half}v-${STEP}h-${2 * half}z`, { fill: paint.stone }) +
      path(`M-${half} ${y - STEP}h${2 * half}v2.4h-${2 * half}z`, { fill: paint.stoneLit })
    );
  });
  const top = -steps * STEP;
  const treads = Array.from({ length: steps * 2 - 1 }, (_, index) => {
    const y = ((index + 1) * top) / (steps * 2);
    return `M-${tidy(12 + y / 9)} ${tidy(y)}h${tidy(2 * (12 + y / 9))}`;
  });
  return (
    drawn.join('') +
    path(`M-13 0h26l-5 ${top}h-16z`, { fill: paint.stoneLit }) +
    line(treads.join(''), paint.stone, 1.3, { opacity: 0.8 })
  );
}

function doorAndWindows(y: number, paint: TemplePaint): string {
  const posts = `M-11 ${y}v-23h22v23zM-17 ${y - 26}h34l-4 4h-26z`;
  const frames = `M-32 ${y - 8}v-15h14v15zM18 ${y - 8}v-15h14v15zM-35 ${y - 25}h20l-2 3h-16zM15 ${y - 25}h20l-2 3h-16z`;
  const open = `M-7 ${y}v-20h14v20zM-29 ${y - 10}v-11h8v11zM21 ${y - 10}v-11h8v11z`;
  return path(posts + frames, { fill: paint.wood }) + path(open, { fill: paint.window });
}

function walls({ wall, rise }: Tier, y: number, paint: TemplePaint): string {
  const openings =
    rise > 24
      ? doorAndWindows(y, paint)
      : path(`M-10 ${y - 1}v-${rise * 0.62}h20v${rise * 0.62}z`, { fill: paint.wood }) +
        path(
          `M-7 ${y - 3}v-${rise * 0.42}h6v${rise * 0.42}zM1 ${y - 3}v-${rise * 0.42}h6v${rise * 0.42}z`,
          {
            fill: paint.window,
          },
        );
  return (
    path(`M-${wall} ${y}h${2 * wall}v-${rise}h-${2 * wall}z`, { fill: paint.brick }) +
    path(`M-${wall} ${y}h${tidy(wall * 0.56)}v-${rise}h-${tidy(wall * 0.56)}z`, {
      fill: paint.lit,
    }) +
    openings
  );
}

/** A point on the edge that flares to the eaves. */
function sweep(eaves: number, top: number, roof: number, share: number): Point {
  const bend = top + (eaves - top) * 0.42;
  const rest = 1 - share;
  return [
    rest * rest * eaves + 2 * rest * share * bend + share * share * top,
    2 * rest * share * roof * 0.34 + share * share * roof,
  ];
}

function roofOver(tier: Tier, y: number, top: number, paint: TemplePaint): string {
  const { eaves, roof, wall } = tier;
  const bend = tidy(top + (eaves - top) * 0.42);
  const lift = tidy(y - roof * 0.34);
  const left = `M-${eaves} ${y}Q-${bend} ${lift}-${top} ${y - roof}`;
  const courses = [0.2, 0.42, 0.64, 0.84].map((share) => {
    const [x, up] = sweep(eaves, top, roof, share);
    return `M${tidy(-x + 1)} ${tidy(y - up)}H${tidy(x - 1)}`;
  });
  const struts = [-1, -0.45, 0.45, 1].map(
    (at) => `M${tidy(at * wall)} ${y + 11}L${tidy(at * lerp(wall, eaves, 0.62))} ${y + 2}`,
  );
  const tips = `M-${eaves} ${y + 2}q-5-1-7-6M${eaves} ${y + 2}q5-1 7-6`;
  return (
    path(`M-${wall} ${y}h${2 * wall}v8h-${2 * wall}z`, { fill: '#1C0F1C', opacity: 0.38 }) +
    line(struts.join(''), paint.wood, 2.4) +
    path(`${left}H${top}Q${bend} ${lift} ${eaves} ${y}z`, { fill: paint.tile }) +
    path(`${left}H-${tidy(top * 0.3)}L-${tidy(eaves * 0.34)} ${y}z`, { fill: paint.tileLit }) +
    line(courses.join(''), paint.wood, 1, { opacity: 0.34 }) +
    line(tips, paint.gold, 1.8, round) +
    path(`M-${eaves} ${y}h${2 * eaves}v4h-${2 * eaves}z`, { fill: paint.wood }) +
    line(`M-${eaves} ${y + 0.4}h${2 * eaves}`, paint.gold, 1.4) +
    line(`M-${eaves - 3} ${y + 5.6}h${2 * eaves - 6}`, paint.gold, 2.4, {
      'stroke-linecap': 'round',
      'stroke-dasharray': '.1 6.4',
    })
  );
}

function gajur(y: number, paint: TemplePaint): string {
  return (
    path(`M-9 ${y - 1}h18l-4-6q0-8-5-10-5 2-5 10z`, { fill: paint.gold }) +
    line(`M0 ${y - 16}v-12`, paint.gold, 2.8, { 'stroke-linecap': 'round' })
  );
}

interface TempleOptions {
  readonly tiers: readonly Tier[];
  readonly steps: number;
  readonly paint: TemplePaint;
  readonly flip?: number;
}

/** A brick temple on a stepped plinth: origin at the middle of its foot, lit from the left. */
export function temple(at: Point, scale: number, options: TempleOptions): string {
  const { tiers, steps, paint, flip = 1 } = options;
  let y = -steps * STEP;
  let drawn = plinth(steps, paint);
  tiers.forEach((tier, index) => {
    const top = tiers[index + 1]?.wall ?? 4;
    drawn += walls(tier, y, paint) + roofOver(tier, y - tier.rise, top, paint);
    y -= tier.rise + tier.roof - 3;
  });
  return place(at, scale, drawn + gajur(y, paint), flip);
}
