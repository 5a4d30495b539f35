import { line, type Point, path, place, tidy } from '#artwork/svg.ts';

interface Tier {
  readonly wall: number;
  readonly rise: number;
  readonly eaves: number;
  readonly roof: number;
}

const tiersOf = {
  three: [
    { wall: 34, rise: 30, eaves: 64, roof: 27 },
    { wall: 24, rise: 16, eaves: 47, roof: 23 },
    { wall: 15, rise: 13, eaves: 31, roof: 24 },
  ],
  two: [
    { wall: 34, rise: 28, eaves: 62, roof: 28 },
    { wall: 22, rise: 16, eaves: 43, roof: 30 },
  ],
} as const satisfies Record<string, readonly Tier[]>;

const BRICK = '#A9573F';
const BRICK_LIT = '#D18C6A';
const TILE = '#7B3F36';
const TILE_LIT = '#C9805F';
const WOOD = '#4A2B1F';
const GOLD = '#F6BD3C';

function plinth(): string {
  const step = (half: number, y: number, fill: string, lit: string): string =>
    path(`M-${half} ${y}h${2 * half}v-8h-${2 * half}z`, { fill }) +
    path(`M-${half} ${y - 8}h${2 * half}v2.4h-${2 * half}z`, { fill: lit });
  return (
    step(74, 0, '#8E4D3D', '#E3B08C') +
    step(63, -8, '#9C5541', '#E3B08C') +
    step(52, -16, '#A9573F', '#F0C7A2') +
    path('M-11 0h22l-4-24h-14z', { fill: '#E6C9A8' }) +
    line('M-10-6h20M-9-12h18M-8-18h16', '#B08A6C', 1.4)
  );
}

function walls({ wall, rise }: Tier, y: number): string {
  const door = rise > 20;
  return (
    path(`M-${wall} ${y}h${2 * wall}v-${rise}h-${2 * wall}z`, { fill: BRICK }) +
    path(`M-${wall} ${y}h${Math.round(wall * 0.7)}v-${rise}h-${Math.round(wall * 0.7)}z`, {
      fill: BRICK_LIT,
    }) +
    path(
      door
        ? `M-8 ${y}h16v-21h-16zM-26 ${y - 6}h11v-13h-11zM15 ${y - 6}h11v-13h-11z`
        : `M-7 ${y - 2}h14v-8h-14z`,
      { fill: WOOD },
    )
  );
}

/** Walls that flare to the eaves, with struts below. */
function roofOver(tier: Tier, y: number, top: number): string {
  const { eaves, roof, wall } = tier;
  const bend = Math.round(top + (eaves - top) * 0.42);
  const lift = Math.round(roof * 0.34);
  const left = `M-${eaves} ${y}Q-${bend} ${y - lift}-${top} ${y - roof}`;
  const right = `H${top}Q${bend} ${y - lift} ${eaves} ${y}z`;
  const edge = tidy(eaves * 0.3);
  const strut = (x: number): string => `M${x} ${y + 9}L${tidy(x * 1.5)} ${y + 1}`;
  return (
    path(`M-${wall} ${y}h${2 * wall}v7h-${2 * wall}z`, { fill: '#2A1A2A', opacity: 0.35 }) +
    line(strut(-wall) + strut(wall), WOOD, 2.6) +
    path(left + right, { fill: TILE }) +
    path(`${left}H-${tidy(top * 0.3)}L-${edge} ${y}z`, { fill: TILE_LIT }) +
    path(`M-${eaves} ${y}h${2 * eaves}v3.4h-${2 * eaves}z`, { fill: WOOD }) +
    path(`M-${eaves} ${y}h${2 * eaves}v1.2h-${2 * eaves}z`, { fill: GOLD })
  );
}

/** A temple of brick and tile: origin at the middle of its foot, lit from the left. */
export function pagoda(at: Point, scale: number, kind: keyof typeof tiersOf): string {
  const tiers: readonly Tier[] = tiersOf[kind];
  let y = -24;
  let drawn = plinth();
  tiers.forEach((tier, index) => {
    const top = tiers[index + 1]?.wall ?? 3;
    drawn += walls(tier, y) + roofOver(tier, y - tier.rise, top);
    y -= tier.rise + tier.roof - 3;
  });
  const gajur =
    path(`M-8 ${y - 2}h16l-3-5q-1-8-5-9q-4 1-5 9z`, { fill: GOLD }) +
    line(`M0 ${y - 15}v-11`, GOLD, 2.6, { 'stroke-linecap': 'round' });
  return place(at, scale, drawn + gajur);
}
