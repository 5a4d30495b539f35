import { teaGlass, teapot } from '#artwork/people/tea.ts';
import { figure, type Look, type Stance } from '#artwork/places/figure.ts';
import { goldenBrick } from '#artwork/places/newari-house.ts';
import { bayWindow, carvedWindows } from '#artwork/places/newari-windows.ts';
import { meeting, standing, walking } from '#artwork/places/stances.ts';
import { between, seededRandom } from '#artwork/random.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, group, line, type Point, path, place } from '#artwork/svg.ts';
import { listening, readers, WOOD, WOOD_LIGHT } from './sitters.ts';
import { rect, thing } from './thing.ts';

const PEOPLE = 0.68;
const INSIDE = '#2E1A18';
const round = { 'stroke-linecap': 'round' } as const;
const { amber, blue, topi, teal, pale, cream, plum, moss } = readers;

/** A guest's name on a ribbon. */
const badge =
  line('M-1-71L4-58 8-71', '#0A73C2', 1.6) + path('M-1-58h10v9H-1z', { fill: '#FFFFFF' });

const lookingOut: Stance = {
  ...standing,
  nearArm: [
    [8, -56],
    [20, -48],
  ],
  farArm: [
    [12, -54],
    [24, -50],
  ],
};

const arrivals = {
  arriving: [walking, { ...blue, backpack: '#F2AE2E' }],
  'with-her': [walking, { ...plum, hair: 'long', skirt: true }],
} as const satisfies Record<string, readonly [Stance, Look]>;

export function guest(at: Point, who: keyof typeof arrivals): string {
  const [stance, look] = arrivals[who];
  return thing(
    who,
    path(`M${at[0] - 6} ${at[1]}h14l30 6h-16z`, { fill: '#7A3F2A', opacity: 0.25 }),
    figure(at, PEOPLE, stance, look),
  );
}

function bricks(): string {
  const random = seededRandom(12);
  return Array.from({ length: 86 }, () => {
    const x = Math.round(between(random, 4, 690));
    const row = Math.round(between(random, 1, 17));
    return `M${x} -${row * 7}h${Math.round(between(random, 7, 13))}`;
  }).join('');
}

/** Tiles, and below them the struts that carry the eaves. */
function roof(): string {
  const rows = [-133, -141, -149].map((y, index) => `M${-16 + index * 11} ${y}H700`).join('');
  const struts = [4, 56, 110, 218, 280, 346, 440, 497, 556, 612, 672]
    .map((x) => `M${x + 8} -104l-12-20h6l10 18z`)
    .join('');
  return thing(
    'roof',
    path('M0-124H700v9H0z', { fill: INSIDE, opacity: 0.4 }),
    path(struts, { fill: WOOD }),
    path('M-32-124L14-158H700v34z', { fill: goldenBrick.roof }),
    path('M-32-124L14-158h150l-22 34z', { fill: goldenBrick.tile }),
    line(rows, '#B06A4C', 1.4, { opacity: 0.7 }),
    line('M14-159H700', goldenBrick.rim, 3, round),
    path('M-34-125H700v5H-34z', { fill: WOOD }),
  );
}

function walls(sheet: Sheet): string {
  const sun = sheet.fade([0, '#D8895C'], [1, '#B8643F']);
  return thing(
    'walls',
    rect(0, -124, 700, 124, sun),
    line(bricks(), '#8E452C', 1.6, { opacity: 0.45 }),
    path('M0-124H220L120 0H0z', { fill: '#5A2A34', opacity: 0.3 }),
    path('M-4-6H700V0H-4z', { fill: goldenBrick.stone }),
    path('M0-72H700v6H0z', { fill: WOOD }),
    line('M0-70H700', '#B97A50', 1.2),
  );
}

/** The open hall of the ground floor, with pillars and wide capitals. */
function arcade(left: number, bays: number): string {
  const width = bays * 38;
  const pillars = Array.from({ length: bays + 1 }, (_, index) => {
    const x = left + index * 38;
    return `M${x - 3}-4v-54h6v54zM${x - 12}-66h24l-7 9h-10zM${x - 5}-4v-7h10v7z`;
  });
  return (
    rect(left, -66, width, 62, INSIDE) +
    rect(left, -34, width, 30, '#7A4630') +
    path(pillars.join(''), { fill: WOOD_LIGHT })
  );
}

function lookout(sheet: Sheet, x: number, who: Look, flip: number): string {
  const clip = sheet.clip(path(`M${x - 12}-118h24v36h-24z`, {}));
  return (
    path(`M${x - 18}-118h36l-4 4h-28zM${x - 14}-116h28v36h-28z`, { fill: WOOD }) +
    rect(x - 11, -113, 22, 32, '#3A2028') +
    group({ 'clip-path': clip }, figure([x, -53], 0.56, lookingOut, who, { flip })) +
    path(`M${x - 19}-82h38v5h-38z`, { fill: WOOD_LIGHT })
  );
}

function upperFloor(sheet: Sheet): string {
  const openings = [30, 82, 250, 470, 584, 646].map((x) => ({
    at: [x, -82] as const,
    width: 17,
    height: 28,
  }));
  return thing(
    'upper-floor',
    carvedWindows(openings, goldenBrick),
    place([166, 74], 0.82, bayWindow([0, -190], goldenBrick)),
    lookout(sheet, 312, amber, -1),
    lookout(sheet, 524, { ...moss, hair: 'bun' }, -1),
  );
}

/** A cloth with the month on it; today has a dot. */
function calendar(): string {
  const days = [0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4].map((day) => `M${373 + day * 11} ${-98 + row * 11}h6v6h-6z`),
  );
  return thing(
    'calendar-cloth',
    line('M362-116v-4M430-116v-4', INSIDE, 1.6),
    rect(360, -117, 72, 3, WOOD),
    path('M364-114h64v54q-16 3-32 0t-32 0z', { fill: '#FFF6EA' }),
    path('M364-114h64v11h-64z', { fill: '#0A73C2' }),
    path(days.join(''), { fill: '#B9CFE2' }),
    circle([409, -84], 5.6, { fill: '#E54100' }),
  );
}

/** Two hosts hand out the badges. */
function welcome(): string {
  return thing(
    'welcome-table',
    figure([26, 2], PEOPLE, meeting, { ...cream, coat: '#BFE3FC' }, { flip: -1, held: badge }),
    figure([58, 2], PEOPLE, standing, { ...teal }, { flip: -1, held: badge }),
    path('M-4-27h84V8H-4z', { fill: '#1E6FB5' }),
    path('M-4-27h24V8H-4z', { fill: '#4E9BD8' }),
    path('M-8-30h92v5H-8z', { fill: '#FFF6EA' }),
    path('M4-30l2-5h9l2 5zM22-30l2-5h9l2 5z', { fill: '#FFFFFF' }),
    path('M52-30v-4h18v4zM54-34v-3h15v3z', { fill: '#2F8F83' }),
    path('M28-14h28v3H28zM34-7h16v3H34z', { fill: '#FFFFFF', opacity: 0.85 }),
  );
}

/** A stool of cane, narrow in the middle. */
function stool(x: number, y: number): string {
  return (
    path(`M${x - 9} ${y}l3-8-3-8h18l-3 8 3 8z`, { fill: '#E3B568' }) +
    line(
      `M${x - 8} ${y - 1}L${x + 8} ${y - 15}M${x + 8} ${y - 1}L${x - 8} ${y - 15}`,
      '#A5703A',
      1.1,
    ) +
    path(`M${x - 10} ${y - 18}h20v4h-20z`, { fill: '#B0444A' })
  );
}

type Seated = readonly [x: number, y: number, look: Look];

function audience(list: readonly Seated[]): string {
  return thing(
    'audience',
    list.map(([x, y, look]) => stool(x, y) + figure([x, y], PEOPLE, listening, look)).join(''),
  );
}

/** A talk in front of a screen on a stand. */
function talk(): string {
  const speaking: Stance = {
    ...meeting,
    farArm: [
      [14, -60],
      [26, -70],
    ],
    nearArm: [
      [8, -56],
      [9, -68],
    ],
  };
  return thing(
    'talk',
    line('M356 6L346 10M356 6l12 4M356 8v-16', INSIDE, 2, round),
    rect(318, -58, 78, 50, INSIDE, 2),
    rect(321, -55, 72, 44, '#F4FAFF', 1),
    rect(327, -49, 30, 4, '#0A73C2', 2),
    rect(327, -42, 22, 3, '#B9CFE2', 1.5),
    rect(327, -36, 26, 3, '#B9CFE2', 1.5),
    circle([376, -34], 11, { fill: '#BFE3FC' }),
    path('M370-29q6-12 12 0z', { fill: '#0A73C2' }),
    circle([376, -38], 3.4, { fill: '#0A73C2' }),
    path('M296 8h12l26 6h-14z', { fill: '#7A3F2A', opacity: 0.25 }),
    figure(
      [302, 8],
      PEOPLE,
      speaking,
      { ...topi, coat: '#FFF6EA' },
      {
        flip: -1,
        held: line('M10-69l-2 9', INSIDE, 3, round) + circle([10.5, -72], 3.2, { fill: '#33475A' }),
      },
    ),
  );
}

function tea(): string {
  const kettle = teapot([31, -60], 0.4);
  return thing(
    'tea',
    figure([462, -2], PEOPLE, meeting, { ...moss, hair: 'topi' }, { held: kettle }),
    path('M432-26h62v4h-62z', { fill: '#FFE1BD' }),
    path('M436-22h54V8h-54z', { fill: WOOD_LIGHT }),
    path('M436-22h16V8h-16z', { fill: '#B97A50' }),
    teaGlass([484, -26], 0.42),
    figure(
      [516, 8],
      PEOPLE,
      meeting,
      { ...pale, coat: '#E9F1F8' },
      { flip: -1, held: badge + teaGlass([29, -61], 0.5) },
    ),
    figure([546, 9], PEOPLE, meeting, { ...plum, hair: 'braid' }, { flip: -1, held: badge }),
    figure([604, 8], PEOPLE, walking, { ...blue, backpack: '#2F8F83' }, { flip: -1, held: badge }),
    figure([628, 9], PEOPLE, walking, cream, { flip: -1, held: badge }),
  );
}

/** A votive shrine of stone, worn smooth: origin at the middle of its foot, 66 high. */
function chaitya(at: Point): string {
  return thing(
    'chaitya',
    place(
      at,
      1,
      path('M-30 0h60v-7h-60zM-24-7h48v-8h-48zM-18-15h36v-12h-36z', { fill: '#B9AFA6' }) +
        path('M-20-27h40q0-22-20-22t-20 22z', { fill: '#D8D0C6' }) +
        path('M-6-48h12v-7H-6zM-5-55h10L0-72z', { fill: '#B9AFA6' }) +
        path('M6-27q4-14-6-22 20 0 20 22zM18 0v-27h-8V0h20v-7h-6v-8h-6z', {
          fill: '#7D7478',
          opacity: 0.4,
        }) +
        path('M-6-16h12v-7q-6-6-12 0z', { fill: '#6B6064' }),
    ),
  );
}

/** The courtyard of an old house on a day with guests: origin at the left end of the wall, 160 high. */
export function bahal(sheet: Sheet, at: Point, scale: number): string {
  return thing(
    'courtyard',
    place(
      at,
      scale,
      walls(sheet) +
        thing('halls', arcade(92, 5), arcade(424, 7)) +
        upperFloor(sheet) +
        roof() +
        calendar() +
        chaitya([-52, 4]) +
        welcome() +
        figure([-18, 9], PEOPLE, meeting, amber) +
        figure([-88, 11], PEOPLE, standing, pale) +
        talk() +
        audience([
          [132, 4, moss],
          [172, 4, { ...cream, hair: 'bun' }],
          [214, 4, plum],
          [114, 13, blue],
          [154, 13, topi],
          [196, 13, amber],
          [238, 13, { ...teal, coat: '#2F8F83' }],
        ]) +
        tea(),
    ),
  );
}
