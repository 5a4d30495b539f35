import { narrowSheet, wideSheet } from './heroes/backdrop.ts';
import { figure } from './places/figure.ts';
import { blossoms } from './places/garden.ts';
import { people } from './places/people.ts';
import { explaining, standing, walking } from './places/stances.ts';
import { between, seededRandom } from './random.ts';
import { bench, paper, reaching, readers, reading } from './reading/sitters.ts';
import type { Sheet } from './sheet.ts';
import { cloudBank } from './sky.ts';
import { circle, group, line, type Point, path, place } from './svg.ts';

const SHEETS = ['#FFFFFF', '#FFF3E2', '#CFE6FA', '#FFFFFF', '#DDEBDD'] as const;
const ROUND = { 'stroke-linecap': 'round' } as const;

/** Notices pasted on plaster, some crooked: each at least 22 wide. */
function notices(from: Point, columns: number, seed: number): string {
  const random = seededRandom(seed);
  const list = Array.from({ length: columns * 3 }, (_, index) => {
    const x = from[0] + Math.floor(index / 3) * 36 + Math.round(between(random, -3, 3));
    const y = from[1] + (index % 3) * 31 + Math.round(between(random, -3, 3));
    const width = Math.round(between(random, 23, 30));
    const height = Math.round(between(random, 25, 28));
    const fill = SHEETS[index % SHEETS.length] ?? SHEETS[0];
    return group(
      { transform: `translate(${x} ${y})` },
      path(`M0 0h${width}v${height}H0z`, { fill }),
      path(
        `M4 5h${width - 9}v3H4zM4 11h${width - 8}v1.800H4zM4 15h${width - 12}v1.800H4zM4 19h${width - 9}v1.800H4z`,
        {
          fill: '#7D93A8',
        },
      ),
    );
  });
  return group({}, ...list);
}

/** A plastered wall on a brick base, under a row of tiles. */
function wall(from: number, to: number, top: number, bottom: number): string {
  const base = bottom - 22;
  const joints: string[] = [];
  for (let x = from + 8; x < to; x += 24)
    joints.push(`M${x} ${base + 1}v7M${x + 12} ${base + 8}v7M${x + 3} ${base + 15}v7`);
  return group(
    {},
    path(`M${from} ${top}H${to}V${bottom}H${from}z`, { fill: '#EFC690' }),
    path(`M${from} ${top}H${to}v12H${from}z`, { fill: '#C9975E' }),
    path(`M${from} ${base}H${to}V${bottom}H${from}z`, { fill: '#B4603F' }),
    line(`M${from} ${base + 8}H${to}M${from} ${base + 15}H${to}${joints.join('')}`, '#8F4632', 1),
    path(`M${from - 8} ${top + 4}l6-14H${to + 2}l6 14z`, { fill: '#9A4B32' }),
    line(`M${from - 5} ${top - 3}H${to + 4}`, '#C9764F', 2, { 'stroke-dasharray': '9 3' }),
  );
}

/** A bougainvillea that hangs over the wall: origin on top of the wall, 150 wide. */
function bougainvillea(at: Point, scale: number): string {
  const leaves = cloudBank([
    [-62, -8, 18],
    [-34, -24, 26],
    [4, -32, 30],
    [42, -22, 24],
    [66, -4, 16],
    [-46, 14, 16],
    [30, 12, 18],
  ]);
  const row = (y: number, from: number, to: number, count: number): string =>
    blossoms([from, y], [to, y], {
      count,
      size: 9,
      seed: 40 - y,
      colors: ['#C23F60', '#E0607C', '#F29AA4'],
    });
  return place(
    at,
    scale,
    path(leaves, { fill: '#2E7D6B' }) +
      row(-44, -22, 30, 6) +
      row(-28, -48, 52, 11) +
      row(-10, -70, 72, 14) +
      row(8, -60, 60, 11) +
      row(22, 18, 44, 4) +
      row(22, -56, -36, 3),
  );
}

/** A clump of bamboo: origin on the ground, 220 high. */
function bamboo(at: Point, scale: number): string {
  const culms = [
    'M-24 0Q-34-110-74-180',
    'M-10 0Q-14-120-34-206',
    'M2 0Q4-130 8-216',
    'M14 0Q24-120 52-200',
    'M26 0Q44-100 92-168',
  ];
  const leaf = (x: number, y: number, flip: number): string =>
    `M${x} ${y}q${14 * flip} 2 ${26 * flip} 15q${-18 * flip}-1 ${-26 * flip}-15zM${x} ${y}q${8 * flip} 10 ${11 * flip} 24q${-12 * flip}-8 ${-11 * flip}-24z`;
  const tips: [number, number][] = [
    [-74, -180],
    [-60, -152],
    [-34, -206],
    [-26, -166],
    [8, -216],
    [6, -176],
    [52, -200],
    [38, -160],
    [92, -168],
    [72, -138],
    [-46, -124],
    [48, -112],
    [4, -140],
  ];
  const leaves = (flip: number): string => tips.map(([x, y]) => leaf(x, y, flip)).join('');
  return place(
    at,
    scale,
    line(culms.join(''), '#5E9A63', 6, ROUND) +
      line(culms.join(''), '#A5C983', 2, ROUND) +
      path(leaves(-1), { fill: '#3E8A62' }) +
      path(leaves(1), { fill: '#6FB07A' }),
  );
}

/** Someone on a ladder pastes up a new notice: origin on the ground. */
function newNotice(at: Point, scale: number): string {
  return place(
    at,
    scale,
    path('M-22-124h32v38h-32z', { fill: '#E54100' }) +
      line('M-16-116h20M-16-108h20M-16-102h14M-16-96h18', '#FFE1BD', 2.4) +
      line('M26 0L6-112M50 0L34-112', '#7A4630', 4.4, ROUND) +
      line('M28-14h20M26-32h20M23-50h20M20-68h20M16-86h20', '#A8683F', 4) +
      figure([32, -32], 0.88, reaching, people.asha, { flip: -1 }) +
      line('M52-14q10-16 18 0', '#33587F', 1.8) +
      path('M50 0l-2-16h24l-2 16z', { fill: '#4F8FC4' }),
  );
}

/** A bicycle that leans on the wall: origin on the ground. */
function bicycle(at: Point, scale: number): string {
  const wheel = (x: number): string =>
    circle([x, -19], 19, { fill: 'none', stroke: '#20303F', 'stroke-width': 3 });
  return place(
    at,
    scale,
    wheel(-30) +
      wheel(34) +
      line(
        'M-30-19L-14-52H20L34-19M20-52L0-19H-30M0-19L-18-60M-26-61h16M20-52l-3-12h13',
        '#0A73C2',
        3.6,
        {
          ...ROUND,
          'stroke-linejoin': 'round',
        },
      ) +
      path('M24-50h22l-3-18H26z', { fill: '#B97C4E' }) +
      path('M27-68l5-14 5 5 6-8 1 17z', { fill: '#6FB07A' }),
  );
}

/** The wall of notices and its readers: origin on the ground below the first readers. */
function corner(at: Point, scale: number): string {
  return place(
    at,
    scale,
    wall(-150, 700, -124, 0) +
      notices([-98, -113], 7, 5) +
      notices([206, -90], 1, 8) +
      bougainvillea([296, -112], 0.98) +
      newNotice([178, 2], 0.94) +
      figure([-62, 3], 0.86, explaining, people.diya) +
      figure([-20, 4], 0.88, standing, people.bikram, { flip: -1 }) +
      figure([70, 4], 0.86, standing, { ...people.eshan, backpack: '#F6BD3C' }) +
      bench([252, 4], 92, 0.86) +
      figure([280, 4], 0.84, reading, readers.topi, { held: paper([20, -40]) }) +
      path('M324-17h10l-1.500-11h-7z', { fill: '#C98A56' }) +
      bicycle([410, 4], 0.94) +
      figure([-190, 5], 0.86, walking, { ...people.falguni, backpack: '#2F8F83' }),
  );
}

function pavement(sheet: Sheet, top: number): string {
  return group(
    {},
    path(`M0 ${top}H${sheet.width}V${sheet.height}H0z`, { fill: '#8FB3D2' }),
    path(`M0 ${top}H${sheet.width}v4H0z`, { fill: '#DCE9F5' }),
    line(`M0 ${top + 13}H${sheet.width}`, '#7099BE', 1.4, { 'stroke-dasharray': '40 5' }),
  );
}

/** Hills with fields and a few far houses. */
function slopes(sheet: Sheet, list: readonly (readonly [d: string, fill: string])[]): string {
  return group({}, ...list.map(([d, fill]) => path(`${d}V${sheet.height}H-10z`, { fill })));
}

/** Notices of new jobs on a wall in the old town, with the people who read them. */
export function jobsHeroWide(name: string): string {
  const sheet = wideSheet(name);
  return sheet.render(
    slopes(sheet, [
      ['M-10 366Q140 330 330 352T700 344 1040 336 1400 318 1930 300', '#C3DFF0'],
      ['M-10 384Q200 352 420 374T860 366 1240 352 1930 340', '#9CCBD9'],
      ['M-10 396Q240 376 520 390T980 384 1300 376 1930 370', '#6FB0B4'],
    ]),
    pavement(sheet, 398),
    bamboo([1790, 398], 1),
    corner([1390, 402], 1),
  );
}

export function jobsHeroNarrow(name: string): string {
  const sheet = narrowSheet(name);
  return sheet.render(
    slopes(sheet, [
      ['M-10 262Q90 236 200 250T430 226', '#C3DFF0'],
      ['M-10 284Q100 262 220 274T430 260', '#9CCBD9'],
    ]),
    pavement(sheet, 304),
    corner([98, 309], 0.66),
  );
}
