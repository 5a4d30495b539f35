import { flags } from '#drawings/flags.ts';
import { line, type Point, path, place } from '#drawings/svg.ts';
import { sitter, stander } from './body.ts';
import { hills, hourNamed, spot } from './hills.ts';
import { laptopSide } from './laptop.ts';
import { people } from './looks.ts';
import { pagoda } from './pagoda.ts';
import { stool } from './room.ts';
import { teaGlass } from './tea.ts';

const WALL = 318;
const FLOOR = 386;

/** Flat roofs and gables of the old town. */
function roofs(): string {
  return (
    path('M-10 330v-64h66v-22h74v30h54v56zM360 330v-48h48v-26h82v36h40v-22h60v60z', {
      fill: '#C77B57',
    }) +
    path(
      'M-10 266h66v-6h-66zM54 244h78v-7H54zM130 274h56v-6h-56zM406 256h86v-7h-86zM528 270h62v-6h-62z',
      { fill: '#8A3F2A' },
    ) +
    path(
      'M72 256h12v16H72zM96 256h12v16H96zM8 280h11v14H8zM30 280h11v14H30zM424 268h12v16h-12zM452 268h12v16h-12zM546 284h11v14h-11zM148 286h11v14h-11z',
      { fill: '#6B2F22' },
    )
  );
}

function brickCourses(): string {
  let data = '';
  for (let row = 0; row < 4; row += 1) {
    const y = WALL + 16 + row * 14;
    for (let x = row % 2 === 0 ? 8 : 28; x < 580; x += 40) data += `M${x} ${y}h24`;
  }
  return line(data, '#8A3F2A', 2, { opacity: 0.45, 'stroke-linecap': 'round' });
}

function parapet(): string {
  return (
    path(`M0 ${WALL}H580v${FLOOR - WALL}H0z`, { fill: '#B0593C' }) +
    brickCourses() +
    path(`M0 ${WALL - 6}H580v11H0z`, { fill: '#F6DFC2' }) +
    path(`M0 ${FLOOR}H580V435H0z`, { fill: '#F1D3AE' }) +
    path(`M0 ${FLOOR}H580v7H0z`, { fill: '#7A3A26', opacity: 0.22 })
  );
}

function marigolds(at: Point): string {
  const bloom = 'M-14-34h0M0-42h0M13-35h0M-6-30h0M8-28h0';
  return place(
    at,
    1,
    line('M-10-20l-4-14M0-20v-22M10-20l4-14', '#23805A', 4) +
      line(bloom, '#F6BD3C', 13, { 'stroke-linecap': 'round' }) +
      path('M-20-24h40l-5 24h-30z', { fill: '#7C8FB0' }),
  );
}

function worker(at: Point, look: Parameters<typeof sitter>[2]['look'], flip: number): string {
  return (
    stool([at[0] - 2 * flip, at[1] + 2], 1.34, '#6B4327') +
    sitter(
      at,
      1.34,
      {
        look,
        near: { elbow: [4, -16], hand: [24, -17] },
        far: { elbow: [14, -18], hand: [30, -19] },
        held: laptopSide([38, -13], 0.9),
      },
      flip,
    )
  );
}

/** A working morning above the roofs of Patan. */
export function aboutProfessionals(name: string): string {
  const sheet = spot(name);
  const scene = hills(sheet, {
    hour: hourNamed('morning'),
    sun: [214, 92],
    peaks: [
      { summit: [300, 104], left: 150, right: 150 },
      { summit: [60, 138], left: 130, right: 110 },
      { summit: [520, 120], left: 150, right: 120 },
    ],
    middle: [224, 206, 232, 214, 236, 208, 222],
    near: [276, 270, 282, 288, 280, 268, 272],
    trees: 30,
    seed: 661,
  });
  return sheet.render(
    scene.behind,
    scene.front,
    pagoda([452, 286], 0.98),
    pagoda([100, 270], 0.62),
    roofs(),
    flags({ from: [-10, 60], to: [452, 96], sag: 34, count: 34, size: 11 }),
    flags({ from: [452, 96], to: [596, 52], sag: 10, count: 11, size: 11 }),
    parapet(),
    stander([288, 412], 1.32, {
      look: people.maya,
      near: { elbow: [8, -92], hand: [28, -100] },
      held: teaGlass([34, -98], 0.8),
    }),
    worker([122, 352], people.suman, 1),
    worker([464, 352], { ...people.prerana, top: '#2E86CC' }, -1),
    marigolds([540, 414]),
  );
}
