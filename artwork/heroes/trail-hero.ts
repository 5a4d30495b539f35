import { pines } from '#artwork/pines.ts';
import { figure } from '#artwork/places/figure.ts';
import { blossoms, type LeafPaint, tree } from '#artwork/places/garden.ts';
import { people } from '#artwork/places/people.ts';
import { explaining, walking } from '#artwork/places/stances.ts';
import { between, seededRandom } from '#artwork/random.ts';
import { listening } from '#artwork/reading/sitters.ts';
import { evenKeys, outline, ridge, ridgeLine, slope } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { cloudBank } from '#artwork/sky.ts';
import { group, line, type Point, path, place } from '#artwork/svg.ts';
import { narrowSheet, wideSheet } from './backdrop.ts';

const STONE = '#F2DEC6';
const RISER = '#C9AE96';
const LEAVES: LeafPaint = {
  shade: '#0E5A66',
  leaf: '#1B7A74',
  light: '#3B9A8A',
  trunk: '#2B3F4E',
};
const PEEPAL: LeafPaint = {
  shade: '#155F5A',
  leaf: '#23857A',
  light: '#63B59A',
  trunk: '#3A3A40',
};

// Four flights, a resting place, then five, as on the page.
const RUN = 40;
const RISE = 25;
const REST = 96;
const flightTop = (index: number): Point => [index * RUN + (index > 4 ? REST : 0), -index * RISE];

/** One flight of six steps, with its side wall down to the slope. */
function flight(index: number): string {
  const [x, y] = flightTop(index);
  const [left, up] = [x + (index === 4 ? REST : 0), y];
  const treads = Array.from({ length: 5 }, () => 'v-5h8').join('');
  const wall = `M${left} ${up}${treads}V${up + 20}L${left} ${up + 34}z`;
  return path(wall, { fill: RISER }) + line(`M${left} ${up}${treads}`, STONE, 3.4);
}

/** A lodge of stone and wood at the top: origin at the left of its floor. */
function lodge(at: Point, scale: number): string {
  return place(
    at,
    scale,
    path('M0 0v-54h120V0z', { fill: '#E7D6C2' }) +
      path('M0 0v-54h44V0z', { fill: '#FFF0DC' }) +
      line('M4-10h18M30-18h14M8-26h12M52-8h20M84-16h16M62-28h14M96-34h16M10-42h16', '#CDB59C', 2) +
      path('M16-42h20v20H16zM82-42h22v20H82z', { fill: '#0B4F8C' }) +
      path('M18-40h7v16h-7zM27-40h7v16h-7zM84-40h8v16h-8zM94-40h8v16h-8z', { fill: '#FFDFA8' }) +
      path('M50 0v-40h22V0z', { fill: '#7A3A26' }) +
      path('M53 0v-37h16V0z', { fill: '#FFD089' }) +
      path('M-14-52L14-86H106L134-52z', { fill: '#1C74BE' }) +
      path('M-14-52L14-86H46L36-52z', { fill: '#5BA6E0' }) +
      line('M14-86H106', '#FFE1BD', 3) +
      path('M88-78v-20h12v20z', { fill: '#B4603F' }) +
      line('M95-102q8-8 1-16t3-18', '#FFFFFF', 5, { 'stroke-linecap': 'round', opacity: 0.7 }),
  );
}

/** The stone platform under an old tree, where walkers put down their loads. */
function restingPlace([x, y]: Point): string {
  return group(
    {},
    tree([x + 60, y - 12], 0.94, PEEPAL, -1),
    path(`M${x} ${y + 24}v-24h${REST}v24z`, { fill: RISER }),
    path(`M${x + 32} ${y}v-14h58v14z`, { fill: '#E2CDB4' }),
    path(`M${x + 30} ${y - 16}h62v4h-62z`, { fill: STONE }),
    path(`M${x} ${y}h${REST}v3.400h${-REST}z`, { fill: STONE }),
    figure([x + 66, y + 3], 0.5, listening, people.chandra),
    path(`M${x + 76} ${y - 16}h15l-2-22h-11z`, { fill: '#B97C4E' }),
    path(`M${x + 76} ${y - 26}h14M${x + 77} ${y - 33}h12`, {
      stroke: '#7A4A2E',
      'stroke-width': 1.6,
    }),
  );
}

/** The stairs from the clouds to the lodge: origin at their first step, 460 wide, 225 high. */
function stairs(at: Point, scale: number): string {
  const [topX, topY] = flightTop(9);
  const [restX, restY] = flightTop(4);
  const step = (index: number, part: number): Point => {
    const [x, y] = flightTop(index);
    return [x + (index === 4 ? REST : 0) + part * 8 + 4, y - part * 5];
  };
  return place(
    at,
    scale,
    group({}, ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map(flight)) +
      restingPlace([restX, restY]) +
      figure(step(0, 3), 0.54, walking, { ...people.bikram, backpack: '#F6BD3C' }) +
      figure(step(2, 4), 0.54, walking, { ...people.asha, backpack: '#E54100' }) +
      figure(step(6, 3), 0.54, walking, { ...people.eshan, backpack: '#2F8F83' }) +
      path(`M${topX} ${topY}h190v34h-190z`, { fill: RISER }) +
      path(`M${topX} ${topY}h190v4h-190z`, { fill: STONE }) +
      lodge([topX + 46, topY], 1) +
      figure([topX + 26, topY + 1], 0.56, explaining, people.diya, { flip: -1 }),
  );
}

/** A bank of clouds seen from above, over the whole width. */
function sea(
  sheet: Sheet,
  y: number,
  size: number,
  tone: readonly [string, string],
  shift: number,
): string {
  const random = seededRandom(Math.round(y) + shift);
  const puffs: [number, number, number][] = [];
  // Heaps of three with flat stretches between them.
  for (let x = -40 + shift; x < sheet.width + 60; ) {
    const heap = between(random, 0.5, 1.25) * size;
    puffs.push([Math.round(x), Math.round(y + heap * 0.45), Math.round(heap * 0.8)]);
    puffs.push([Math.round(x + heap * 1.1), Math.round(y), Math.round(heap)]);
    puffs.push([Math.round(x + heap * 2.3), Math.round(y + heap * 0.5), Math.round(heap * 0.7)]);
    x += heap * between(random, 2.8, 4.6);
  }
  const fill = sheet.fadeBetween(y - size * 1.2, y + size * 1.5, [0, tone[0]], [1, tone[1]]);
  return path(
    `${cloudBank(puffs)}M-20 ${Math.round(y + size * 0.5)}H${sheet.width + 20}V${sheet.height + 4}H-20z`,
    { fill },
  );
}

function far(
  sheet: Sheet,
  heights: readonly number[],
  seed: number,
  paint: readonly [string, string],
  footAt: number,
): string {
  const crest = ridgeLine({
    keys: evenKeys(sheet.width, heights),
    seed,
    rounds: 4,
    roughness: 0.14,
  });
  return ridge(sheet, crest, { crest: paint[0], foot: paint[1], footAt });
}

function wood(sheet: Sheet, keys: string, seed: number, within: Point, count: number): string {
  const crest = ridgeLine({ keys: outline(keys), seed, rounds: 2, roughness: 0.05 });
  const fill = sheet.fadeBetween(120, sheet.height, [0, '#14686E'], [1, '#0A4C8A']);
  return group(
    {},
    pines(crest, { count, seed, color: '#14686E', heights: [14, 26], within }),
    path(slope(sheet, crest), { fill }),
  );
}

/** A rhododendron in flower. */
function rhododendron([x, y]: Point, scale: number, flip = 1): string {
  const flowers = { count: 12, size: 6 * scale, seed: x, colors: ['#E0604F', '#F29A83'] };
  const level = (up: number, half: number): string =>
    blossoms([x - half * scale, y - up * scale], [x + half * scale, y - up * scale], flowers);
  return group({}, tree([x, y], scale, LEAVES, flip), level(60, 40), level(78, 38), level(98, 22));
}

/** Rows of trees on the slope below the stairs, darker than it. */
function thicket(rows: readonly (readonly [keys: string, count: number])[], seed: number): string {
  return group(
    {},
    ...rows.map(([keys, count], index) =>
      pines(ridgeLine({ keys: outline(keys), seed: seed + index, rounds: 2, roughness: 0.05 }), {
        count,
        seed: seed + index,
        color: index % 2 === 0 ? '#1B7480' : '#115C80',
        heights: [16, 30],
      }),
    ),
  );
}

/** A streak of mist in front of the slope. */
function streak(at: Point, width: number, opacity: number): string {
  return place(
    at,
    1,
    path(
      `M0 0q${width * 0.2}-12 ${width * 0.42}-5t${width * 0.58}-3q-${width * 0.22} 14-${width * 0.5} 10T0 0z`,
      {
        fill: '#FFFFFF',
        opacity,
      },
    ),
  );
}

/** Stone stairs climb out of a sea of clouds, with a rest halfway and a lodge at the top. */
export function trailHeroWide(name: string): string {
  const sheet = wideSheet(name);
  return sheet.render(
    far(
      sheet,
      [372, 352, 366, 340, 362, 330, 356, 316, 340, 300, 326, 250, 270],
      211,
      ['#9CC9EC', '#E4F1FA'],
      420,
    ),
    sea(sheet, 372, 30, ['#FFFFFF', '#CFE5F6'], 0),
    wood(
      sheet,
      '1200,430 1300,392 1400,340 1500,300 1600,286 1680,246 1760,196 1830,168 1930,150',
      213,
      [1560, 1930],
      34,
    ),
    sea(sheet, 398, 22, ['#F4FAFF', '#B9DAF2'], 18),
    wood(
      sheet,
      '1290,440 1322,420 1370,384 1420,350 1450,336 1580,330 1640,300 1720,250 1790,206 1930,200',
      215,
      [0, 1],
      0,
    ),
    thicket(
      [
        ['1590,372 1660,352 1740,330 1820,300 1930,280', 20],
        ['1480,394 1580,384 1680,372 1780,352 1930,330', 26],
        ['1420,416 1560,410 1700,404 1800,396 1930,380', 30],
      ],
      231,
    ),
    rhododendron([1700, 352], 0.46),
    rhododendron([1838, 318], 0.62),
    streak([1560, 372], 250, 0.5),
    streak([1720, 336], 220, 0.35),
    stairs([1286, 408], 0.98),
    sea(sheet, 420, 17, ['#FFFFFF', '#D9EBF8'], 7),
  );
}

export function trailHeroNarrow(name: string): string {
  const sheet = narrowSheet(name);
  return sheet.render(
    far(sheet, [200, 176, 190, 150, 170, 128, 140], 221, ['#9CC9EC', '#E4F1FA'], 330),
    sea(sheet, 226, 26, ['#FFFFFF', '#CFE5F6'], 0),
    wood(sheet, '-10,330 60,300 130,262 200,236 270,206 340,170 430,140', 223, [200, 430], 22),
    wood(sheet, '-10,340 60,312 120,276 200,270 260,236 320,196 430,190', 225, [-10, 0], 0),
    thicket(
      [
        ['240,276 300,262 360,240 430,226', 12],
        ['170,296 250,292 330,280 430,262', 16],
        ['120,316 220,314 320,306 430,296', 18],
      ],
      241,
    ),
    rhododendron([330, 270], 0.42),
    rhododendron([396, 246], 0.5, -1),
    streak([220, 288], 150, 0.45),
    stairs([18, 308], 0.62),
    sea(sheet, 326, 18, ['#FFFFFF', '#D9EBF8'], 7),
  );
}
