import { narrowSheet, wideSheet } from '#artwork/heroes/backdrop.ts';
import { cloudBank } from '#artwork/sky.ts';
import { group, line, type Point, path, place } from '#artwork/svg.ts';
import { figure } from './figure.ts';
import { blossoms, bushes, cypress, morningLeaves, tree } from './garden.ts';
import { morningBrick, newariHouse } from './newari-house.ts';
import { people } from './people.ts';
import { rooftops, street } from './rooftops.ts';
import { meeting, walking } from './stances.ts';

const HAZE = { wall: '#B5D6EF', lit: '#D6E9F7', glass: '#A2C8E6', tank: '#AFD0EA' };
const NEAR_HAZE = { wall: '#8FBFE4', lit: '#BFDDF2', glass: '#74ABD8', tank: '#86B8DE' };
const GOLD = { shade: '#D0801F', leaf: '#EBA637', light: '#FFD27A' };

/** A tree in its autumn gold: origin at the foot of its trunk, 230 high. */
function goldenTree(at: Point, scale: number): string {
  const crown = cloudBank([
    [-92, -128, 34],
    [-52, -152, 42],
    [0, -178, 48],
    [54, -156, 44],
    [98, -130, 34],
    [-26, -134, 36],
    [34, -128, 36],
  ]);
  const middle = cloudBank([
    [-74, -140, 26],
    [-34, -164, 32],
    [12, -190, 34],
    [60, -168, 30],
    [96, -138, 22],
    [6, -150, 22],
  ]);
  const light = cloudBank([
    [-46, -180, 17],
    [-6, -206, 20],
    [22, -204, 15],
    [66, -184, 14],
    [-82, -152, 12],
  ]);
  return place(
    at,
    scale,
    path('M-11 0Q-5-50-7-84L-48-128l6-6L0-98 40-138l7 5L8-82Q8-40 14 0z', { fill: '#4A3A44' }) +
      path('M-11 0Q-5-50-7-84L-48-128l3-3L-2-84Q-4-40-4 0z', { fill: '#7A6470' }) +
      path(crown, { fill: GOLD.shade }) +
      path(middle, { fill: GOLD.leaf }) +
      path(light, { fill: GOLD.light }),
  );
}

/** Brick with a stone cap, and pillars at even distances. */
function wall(from: number, to: number, top: number, bottom: number): string {
  let courses = '';
  let joints = '';
  for (let y = top + 10, row = 0; y < bottom; y += 8, row += 1) {
    courses += `M${from} ${y}H${to}`;
    for (let x = from + 10 + (row % 2) * 22; x < to; x += 44) joints += `M${x} ${y}v8`;
  }
  return group(
    {},
    path(`M${from} ${top}H${to}V${bottom}H${from}z`, { fill: '#A2583F' }),
    line(courses + joints, '#8A4632', 1),
    path(`M${from - 3} ${top - 6}H${to + 3}v8H${from - 3}z`, { fill: '#E7EFF6' }),
    path(`M${from - 3} ${top}H${to + 3}v2H${from - 3}z`, { fill: '#A9BFD2' }),
  );
}

/** Two pillars with an open leaf: origin on the ground in the middle, 76 high. */
function gate(at: Point, scale: number): string {
  const pillar = (x: number): string =>
    path(`M${x} 4v-66h20V4z`, { fill: '#B4654A' }) +
    path(`M${x} 4v-66h7V4z`, { fill: '#D08A68' }) +
    path(`M${x - 4}-62h28v-7h-28zM${x + 2}-69h16l-8-8z`, { fill: '#E7EFF6' });
  return place(
    at,
    scale,
    path('M-44 4v-52l-34-8V14z', { fill: '#0B3B68' }) +
      line('M-50-49V5M-57-51V7M-64-53V10M-71-54V12M-44-22l-34-2', '#5A97CB', 2) +
      path('M44 4v-52l34-8V14z', { fill: '#0B3B68' }) +
      line('M50-49V5M57-51V7M64-53V10M71-54V12M44-22l34-2', '#5A97CB', 2) +
      pillar(-64) +
      pillar(44),
  );
}

/** The house and its garden in autumn: origin on the street in the gate's middle. */
function campus(at: Point, scale: number): string {
  const leaves = { count: 24, size: 4, colors: [GOLD.light, GOLD.leaf] };
  return place(
    at,
    scale,
    tree([-268, -34], 0.8, morningLeaves) +
      cypress([-54, -40], 1.1, morningLeaves) +
      cypress([-84, -38], 0.86, morningLeaves) +
      tree([272, -36], 1.1, morningLeaves, -1) +
      newariHouse([106, -44], 0.72, morningBrick, -1) +
      path('M-640 14Q-440-44-260-46H340V14z', { fill: '#2E8F86' }) +
      path('M-640 14Q-440-44-260-46H340v7H-260Q-440-36-640 14z', { fill: '#6DBBA4' }) +
      path('M88-46h36Q80-16 46 14H-46Q60-18 88-46z', { fill: '#FFE6CB' }) +
      path('M88-46h10Q60-14-18 14h-28Q60-18 88-46z', { fill: '#E9BE96' }) +
      bushes([124, -44], [250, -44], 10, morningLeaves.leaf) +
      path('M-300-28q120-16 230 0-60 16-130 12t-100-12z', { fill: '#0D6A76', opacity: 0.5 }) +
      blossoms([-290, -26], [-60, -26], { ...leaves, seed: 4 }) +
      goldenTree([-166, -34], 1) +
      figure([-132, -25], 0.62, meeting, people.diya) +
      figure([-102, -25], 0.62, walking, people.eshan, { flip: -1 }),
  );
}

function welcome(at: Point, scale: number): string {
  return place(
    at,
    scale,
    gate([0, 0], 1) +
      figure([34, 8], 0.72, meeting, people.asha, { flip: -1 }) +
      figure([-22, 12], 0.74, walking, { ...people.bikram, backpack: '#F6BD3C' }),
  );
}

const STREET = [
  [46, 46, true],
  [30, 62],
  [52, 38],
  [36, 54, true],
  [44, 30],
  [58, 50, true],
  [34, 40],
] as const;

/** Someone opens the gate of the brick house, on a day in autumn. */
export function officeHeroWide(name: string): string {
  const sheet = wideSheet(name);
  return sheet.render(
    group(
      {},
      rooftops(392, street(-20, 1940, STREET), HAZE),
      rooftops(
        400,
        street(-60, 1300, [
          [38, 20, true],
          [54, 34],
          [44, 14],
          [62, 40, true],
          [30, 24],
        ]),
        NEAR_HAZE,
      ),
    ),
    bushes([-20, 386], [1180, 380], 13, '#5AAFB4'),
    bushes([-10, 390], [1230, 386], 10, '#35919A'),
    campus([1590, 404], 1),
    wall(-20, 1526, 388, 420),
    wall(1654, 1940, 388, 420),
    path('M1530 420q20-14 60-16t60 16z', { fill: '#FFE6CB' }),
    welcome([1590, 408], 1),
  );
}

export function officeHeroNarrow(name: string): string {
  const sheet = narrowSheet(name);
  return sheet.render(
    rooftops(290, street(-20, 440, STREET), HAZE),
    campus([216, 306], 0.86),
    wall(-20, 160, 296, 330),
    wall(272, 440, 296, 330),
    path('M150 330q20-20 66-24t66 24z', { fill: '#FFE6CB' }),
    welcome([216, 314], 1),
  );
}
