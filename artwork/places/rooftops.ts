import { group, line, path } from '#artwork/svg.ts';

export interface Concrete {
  readonly wall: string;
  readonly lit: string;
  readonly glass: string;
  readonly tank: string;
}

/** A flat house: left edge, width, height, and whether a water tank is on its roof. */
export type FlatHouse = readonly [x: number, width: number, height: number, hasTank?: boolean];

/** Kathmandu's flat roofs with water tanks and waiting steel, all on one ground line. */
export function rooftops(ground: number, houses: readonly FlatHouse[], paint: Concrete): string {
  let walls = '';
  let lit = '';
  let glass = '';
  let tanks = '';
  let steel = '';
  for (const [x, width, height, hasTank] of houses) {
    const top = ground - height;
    walls += `M${x} ${ground}V${top}h${width}v${height}z`;
    lit += `M${x} ${ground}V${top}h${Math.round(width * 0.36)}v${height}zM${x - 2} ${top}h${width + 4}v4h${-width - 4}z`;
    for (let y = top + 13; y < ground - 16; y += 24)
      for (let at = x + 8; at < x + width - 10; at += 18) glass += `M${at} ${y}h8v11h-8z`;
    if (hasTank) {
      const at = x + Math.round(width * 0.58);
      tanks += `M${at} ${top - 5}v-14q0-5 8-5t8 5v14zM${at + 2} ${top}v-6h12v6z`;
    } else steel += `M${x + 5} ${top}v-10M${x + width - 6} ${top}v-10M${x + width - 14} ${top}v-8`;
  }
  return group(
    {},
    path(walls, { fill: paint.wall }),
    path(lit, { fill: paint.lit }),
    path(glass, { fill: paint.glass }),
    path(tanks, { fill: paint.tank }),
    line(steel, paint.tank, 1.2),
  );
}

/** Houses side by side across a width, from a short pattern of sizes. */
export function street(
  from: number,
  to: number,
  sizes: readonly (readonly [width: number, height: number, hasTank?: boolean])[],
): readonly FlatHouse[] {
  const houses: FlatHouse[] = [];
  let x = from;
  for (let index = 0; x < to; index += 1) {
    const [width, height, hasTank] = sizes[index % sizes.length] ?? [40, 40];
    houses.push([x, width, height, hasTank]);
    x += width + (index % 3 === 1 ? 12 : 3);
  }
  return houses;
}
