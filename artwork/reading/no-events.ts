import { lampLight } from '#artwork/colors.ts';
import { blossoms, bushes, tree } from '#artwork/places/garden.ts';
import { gardenWall, morningWall } from '#artwork/places/garden-wall.ts';
import { ellipse, type Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { hourNamed, spotSheet, spotValley } from '#artwork/working/spot.ts';
import { bunting } from './bunting.ts';
import { foldedChair } from './folded-chair.ts';

const WALL = { ...morningWall, brick: '#B9694A', lit: '#DB9166', joint: '#94492F' };
const LEAVES = { shade: '#3F6B5C', leaf: '#6E9160', light: '#D2BC68', trunk: '#4A3A30' };
const POST = '#5A3423';

/** Stone slabs, wider towards the viewer. */
function paving(sheet: Sheet): string {
  const rows = [338, 362, 394].map((y) => `M0 ${y}h580`).join('');
  const joints =
    'M80 322L52 338M214 322L202 338M350 322L358 338M486 322L512 338' +
    'M130 338L104 362M284 338L282 362M436 338L462 362' +
    'M46 362L2 394M204 362L186 394M372 362L386 394M540 362L582 394' +
    'M100 394L60 435M284 394L282 435M476 394L520 435';
  return (
    path('M0 320h580v115H0z', { fill: sheet.fade([0, '#F3D3A6'], [1, '#CF9668']) }) +
    line(rows + joints, '#B97A52', 2, { opacity: 0.5 })
  );
}

/** A lit lantern of paper and wood: origin where it hangs. */
function lantern(at: Point): string {
  return place(
    at,
    1,
    line('M0 0v14', POST, 3) +
      path('M-16 14h32l5 9h-42z', { fill: POST }) +
      path('M-20 23h40l-5 46h-30z', { fill: '#FFC56B' }) +
      path('M-9 44q9-20 9-20t9 20q0 13-9 13t-9-13z', { fill: '#FFF6DE' }) +
      line('M-20 23l5 46M20 23l-5 46M-7 23l2 46M7 23l-2 46', POST, 2.6) +
      path('M-19 67h38v7h-38z', { fill: POST }),
  );
}

function post(): string {
  return (
    path('M126 338h13V82h-13z', { fill: POST }) +
    path('M126 338h4V82h-4z', { fill: '#C58B62' }) +
    path('M120 338h25v-12h-25z', { fill: '#8E5A3C' }) +
    line('M132 102h72M138 134l30-30', POST, 7, { 'stroke-linecap': 'round' })
  );
}

/** The only visitor of the empty courtyard. */
const sparrow =
  path('M-15-9q-2-12 9-13 5-8 13-5 6 3 5 9l5 3-6 2q-2 10-14 10z', { fill: '#8E5A3C' }) +
  path('M-8-11q8-8 16-2-3 9-12 9z', { fill: '#5A3423' }) +
  path('M-14-8L-30-2l14 1z', { fill: '#5A3423' }) +
  path('M-2-3q12 0 14-11-8 3-14 11z', { fill: '#F3DCC0' }) +
  circle([7, -20], 1.8, { fill: '#0B1B2B' }) +
  line('M-3-3v5M3-3v5', '#5A3423', 1.8);

function pot(): string {
  return (
    bushes([476, 320], [520, 320], 12, LEAVES.shade) +
    blossoms([470, 308], [526, 308], {
      count: 9,
      size: 9,
      seed: 4,
      colors: ['#F6A623', '#FFC845'],
    }) +
    path('M470 322h56l-8 38h-40z', { fill: '#B8664A' }) +
    path('M466 318h64v10h-64z', { fill: '#D98E68' })
  );
}

/** An empty courtyard before the next fair. */
export function noEvents(name: string): string {
  const sheet = spotSheet(name);
  const scene = spotValley(sheet, {
    hour: hourNamed('golden hour'),
    sun: [440, 192],
    radius: 38,
    peaks: [
      { summit: [316, 126], left: 140, right: 140 },
      { summit: [214, 162], left: 100, right: 100 },
      { summit: [52, 160], left: 110, right: 110 },
    ],
    middle: [230, 206, 236, 212, 228, 202, 222],
    near: [258, 250, 262, 252, 258, 250, 256],
    seed: 1710,
    slope: { crest: '#7A7B86', foot: '#A98272', footAt: 330 },
  });
  return sheet.render(
    scene.behind,
    scene.front,
    tree([536, 318], 1.3, LEAVES, -1),
    gardenWall([-12, 322], 620, 58, WALL),
    bunting({ from: [134, 92], to: [600, 96], sag: 34, count: 20, size: 19 }),
    paving(sheet),
    path('M126 338h14l-44 97h-62z', { fill: '#8A4B36', opacity: 0.16 }),
    path('M308 346l68-3-96 54h-92z', { fill: '#8A4B36', opacity: 0.22 }),
    foldedChair([342, 344], 1.04, -4),
    ellipse([196, 352], 92, 16, sheet.glow([0, '#FFF0CC', 0.8], [1, '#FFF0CC', 0])),
    circle([196, 150], 84, {
      fill: sheet.glow([0, '#FFF3D0', 0.95], [0.4, lampLight, 0.5], [1, '#FFE6BE', 0]),
    }),
    post(),
    lantern([196, 104]),
    pot(),
    place([428, 257], 1, sparrow),
  );
}
