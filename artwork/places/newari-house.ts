import { line, type Point, path, place } from '#artwork/svg.ts';
import { bayWindow, type CarvedPaint, carvedWindows } from './newari-windows.ts';

interface HousePaint extends CarvedPaint {
  readonly wall: string;
  readonly lit: string;
  readonly course: string;
  readonly roof: string;
  readonly tile: string;
  readonly rim: string;
  readonly stone: string;
}

export const morningBrick: HousePaint = {
  wall: '#B4603F',
  lit: '#D5835A',
  course: '#8E452C',
  roof: '#6B3427',
  tile: '#8E4C38',
  rim: '#FFD3A6',
  stone: '#C9D6E2',
  wood: '#43261C',
  carving: '#7A4A32',
  pane: '#FFE3B8',
};

export const goldenBrick: HousePaint = {
  ...morningBrick,
  wall: '#B06445',
  lit: '#E69A63',
  stone: '#DCCFBE',
  pane: '#FFF0CE',
};

/** Courses of tiles, each wider than the one above. */
function courses(top: number, foot: number, narrow: number, wide: number, rows: number): string {
  return Array.from({ length: rows - 1 }, (_, index) => {
    const share = (index + 1) / rows;
    const half = Math.floor(narrow + (wide - narrow) * share) - 2;
    return `M${-half} ${Math.round(top + (foot - top) * share)}h${2 * half}`;
  }).join('');
}

/** Slanted struts below the eaves. */
function struts(foot: number, reach: number, xs: readonly number[]): string {
  return xs
    .map((x) => {
      const out = x < 0 ? -reach : reach;
      return `M${x} ${foot}l${out} -18h5l${-out} 18z`;
    })
    .join('');
}

function walls(paint: HousePaint): string {
  const bricks =
    'M-118-34h22M-86-48h26M70-30h20M94-52h18M-112-66h18M60-72h22M-60-24h16M-112-118h20M-20-98h22' +
    'M88-112h22M-66-136h20M40-138h24M-96-196h20M70-214h18M82-190h16M-84-224h16M40-96h16M100-80h14';
  return (
    path('M-134 0v-12h268V0z', { fill: paint.stone }) +
    path('M-124-12v-140h248v140z', { fill: paint.wall }) +
    path('M-106-168h212v-74h-212z', { fill: paint.wall }) +
    path('M64-12v-140h60v140zM58-168v-74h48v74z', { fill: paint.lit }) +
    line(bricks, paint.course, 3, { opacity: 0.5 }) +
    path('M-126-88h252v7h-252z', { fill: paint.wood }) +
    path('M-134-2v-10h268v3h-258z', { fill: '#FFFFFF', opacity: 0.4 })
  );
}

/** The open ground floor: pillars with wide capitals, and the door between them. */
function arcade(paint: HousePaint): string {
  const pillar = (x: number): string =>
    `M${x - 4}-12v-54h8v54zM${x - 14}-72h28l-8 9h-12zM${x - 7}-18h14v6h-14z`;
  const door = 'M-20-12v-56h40v56zM-26-74h52v6h-52z';
  return (
    path('M-62-12v-60H62v60z', { fill: '#2A1712' }) +
    path(door, { fill: paint.carving }) +
    path('M-15-12v-50h13v50zM2-12v-50h13v50z', { fill: paint.wood }) +
    path('M-54-12v-44h26v44zM28-12v-44h26v44z', { fill: paint.pane, opacity: 0.55 }) +
    path([-62, -24, 24, 62].map(pillar).join(''), { fill: paint.wood }) +
    path('M-74-79h148v8h-148z', { fill: paint.carving })
  );
}

function skirtRoof(paint: HousePaint): string {
  return (
    path(struts(-136, 18, [-124, -76, 71, 119]), { fill: paint.wood }) +
    path('M-158-148L-112-178h224l46 30z', { fill: paint.roof }) +
    path('M112-178l46 30h-60l-26-30z', { fill: paint.tile }) +
    line(courses(-178, -148, 112, 158, 4), paint.tile, 1.6) +
    path('M-160-149h320v5h-320z', { fill: paint.wood })
  );
}

/** Up to half of the roof can be bare battens. */
export function topRoof(paint: HousePaint): string {
  return (
    path(struts(-226, 18, [-106, -60, 55, 101]), { fill: paint.wood }) +
    path('M-150-240L-84-304H84l66 64z', { fill: paint.roof }) +
    path('M84-304l66 64H88l-38-64z', { fill: paint.tile }) +
    line(courses(-304, -240, 84, 150, 7), paint.tile, 1.8) +
    path('M-152-241h304v6h-304z', { fill: paint.wood }) +
    line('M-86-305H86', paint.rim, 3.4, { 'stroke-linecap': 'round' }) +
    path('M-7-306h14l-3-8q5-6-1-10l-3-8-3 8q-6 4-1 10z', { fill: '#F6BD3C' })
  );
}

/** Three floors of brick and two tiled roofs, without the top one. */
export function houseBody(paint: HousePaint): string {
  const first = [-92, -46, 46, 92].map((x) => ({
    at: [x, -104] as const,
    width: 18,
    height: 30,
  }));
  const upper = [-80, 80].map((x) => ({ at: [x, -190] as const, width: 16, height: 26 }));
  return (
    walls(paint) +
    arcade(paint) +
    carvedWindows([...first, { at: [0, -104], width: 24, height: 32 }, ...upper], paint) +
    bayWindow([0, -188], paint) +
    path('M-124-152h248v14h-248zM-106-242h212v12h-212z', { fill: '#2A1712', opacity: 0.28 }) +
    skirtRoof(paint)
  );
}

/** The office: origin at the middle of the doorstep, 320 wide, 332 high, lit from the right. */
export function newariHouse(at: Point, scale: number, paint: HousePaint, flip = 1): string {
  return place(at, scale, houseBody(paint) + topRoof(paint), flip);
}
