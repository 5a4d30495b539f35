import { outline } from '#artwork/ridge.ts';
import { line, type Point, path, place, tidy } from '#artwork/svg.ts';

interface HousePaint {
  readonly wall: string;
  readonly lit: string;
  /** The band of darker earth at the foot of the walls. */
  readonly foot?: string;
}

type Roof = 'tiles' | 'slate' | 'flat';

/** Windows are listed by their middles, from the lower left corner of the wall: `22,30 46,30`. */
type TownHouse = readonly [
  foot: Point,
  size: readonly [width: number, height: number],
  paint: HousePaint,
  roof: Roof,
  windows?: string,
];

export const cream: HousePaint = { wall: '#F3E0C6', lit: '#FFF4E0', foot: '#C07A54' };
export const ochre: HousePaint = { wall: '#E0AE70', lit: '#F6D09A' };
export const clay: HousePaint = { wall: '#C9785A', lit: '#E5A07E' };
export const pale: HousePaint = { wall: '#C3DFF2', lit: '#E9F5FC', foot: '#7FB3DD' };
export const rose: HousePaint = { wall: '#E6B79C', lit: '#F8D8BF', foot: '#B8704C' };

export const WOOD = '#5A3423';
export const WOOD_LIGHT = '#8A5A3C';

const ROOFS = {
  tiles: { roof: '#9A4B33', lit: '#C0694B', joint: '#7C3826' },
  slate: { roof: '#2E6FA8', lit: '#5B9BD0', joint: '#1F5688' },
} as const;

function box(x: number, bottom: number, width: number, height: number): string {
  return `M${tidy(x)} ${tidy(bottom)}v${tidy(-height)}h${tidy(width)}v${tidy(height)}z`;
}

/** Two panes in a frame with a projecting lintel and sill. */
function windows(places: readonly Point[]): string {
  const all = (draw: (x: number, y: number) => string): string =>
    places.map(([x, up]) => draw(x, -up)).join('');
  return (
    path(
      all(
        (x, y) =>
          box(x - 7, y + 9, 14, 18) + box(x - 10, y - 8, 20, 3) + box(x - 10, y + 11, 20, 3),
      ),
      { fill: WOOD },
    ) +
    path(
      all((x, y) => box(x - 5, y + 7, 4.4, 13) + box(x + 0.6, y + 7, 4.4, 13)),
      { fill: '#9CCBEA' },
    )
  );
}

function pitchedRoof(width: number, height: number, kind: Exclude<Roof, 'flat'>): string {
  const paint = ROOFS[kind];
  const rise = Math.round(14 + width * 0.11);
  const out = 9;
  const inset = Math.round(width * 0.13);
  const eaves = -height + 3;
  const courses = [1, 2, 3].map((row) => {
    const share = row / 4;
    const left = -out + (inset + out) * (1 - share);
    return `M${tidy(left + 1)} ${tidy(eaves - rise * (1 - share))}H${tidy(width - left - 1)}`;
  });
  const slant = `M${-out} ${eaves}L${inset} ${eaves - rise}`;
  return (
    path(box(0, -height + 11, width, 8), { fill: '#12305A', opacity: 0.22 }) +
    path(`${slant}H${width - inset}L${width + out} ${eaves}z`, { fill: paint.roof }) +
    path(
      `M${width + out} ${eaves}L${width - inset} ${eaves - rise}h-${inset}l${Math.round(inset * 0.6)} ${rise}z`,
      { fill: paint.lit },
    ) +
    line(courses.join(''), paint.joint, 1.2, { opacity: 0.6 }) +
    line(`M${inset - 1} ${eaves - rise}H${width - inset + 1}`, '#FFE9CC', 2, {
      'stroke-linecap': 'round',
    }) +
    path(box(-out - 1, eaves + 3, width + 2 * out + 2, 3.4), { fill: WOOD })
  );
}

/** A roof terrace with a parapet. */
function flatRoof(width: number, height: number): string {
  return (
    path(box(-5, -height + 4, width + 10, 9), { fill: '#DCE8F2' }) +
    path(box(-5, -height - 2, width + 10, 3), { fill: '#FFF8EC' }) +
    path(box(0, -height + 10, width, 6), { fill: '#12305A', opacity: 0.2 })
  );
}

/** A house on the slope, lit from the right. */
function townHouse([at, [width, height], paint, roof, panes]: TownHouse): string {
  const band = Math.round(height * 0.24);
  return place(
    at,
    1,
    path(box(0, 0, width, height), { fill: paint.wall }) +
      path(box(Math.round(width * 0.8), 0, width - Math.round(width * 0.8), height), {
        fill: paint.lit,
      }) +
      (paint.foot ? path(box(0, 0, width, band), { fill: paint.foot }) : '') +
      (panes ? windows(outline(panes)) : '') +
      (roof === 'flat' ? flatRoof(width, height) : pitchedRoof(width, height, roof)),
  );
}

export function townHouses(list: readonly TownHouse[]): string {
  return list.map(townHouse).join('');
}
