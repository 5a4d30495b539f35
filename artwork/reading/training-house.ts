import { figure, type Look, type Stance } from '#artwork/places/figure.ts';
import { laptop } from '#artwork/places/office-things.ts';
import { atDesk, explaining, meeting, standing } from '#artwork/places/stances.ts';
import { ellipse, type Sheet, stops } from '#artwork/sheet.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { bench, listening, readers } from './sitters.ts';
import { rect, thing } from './thing.ts';

const PEOPLE = 0.54;
const SLAB = '#F4F7F9';
const INK = '#24384C';
const WOOD = '#5A3423';
const TABLE = '#D9A877';
const round = { 'stroke-linecap': 'round' } as const;
const { amber, blue, topi, teal, pale, cream, plum, moss } = readers;

const climbing: Stance = {
  ...standing,
  neck: [4, -75],
  nearLeg: [
    [12, -30],
    [8, -17],
  ],
  farLeg: [
    [-4, -24],
    [-9, -5],
  ],
  nearArm: [
    [-4, -58],
    [6, -48],
  ],
  farArm: [
    [14, -60],
    [24, -62],
  ],
};

const asking: Stance = {
  ...listening,
  nearArm: [
    [8, -42],
    [20, -50],
  ],
};

/** Concrete slabs and walls; each room has its own color. */
function rooms(sheet: Sheet): string {
  const shade = sheet.fade([0, '#24384C', 0.22], [1, '#24384C', 0]);
  return thing(
    'rooms',
    rect(0, -136, 500, 136, SLAB),
    rect(5, -132, 318, 62, '#F5E2BE'),
    rect(328, -132, 172, 62, '#CFE2EE'),
    rect(5, -64, 158, 62, '#D3E4DA'),
    rect(168, -64, 155, 62, '#F3D8C6'),
    rect(328, -64, 172, 62, '#E4DCEB'),
    path(
      'M5-132h318v14H5zM328-132h172v14H328zM5-64h158v14H5zM168-64h155v14H168zM328-64h172v14H328z',
      { fill: shade },
    ),
    path('M5-70h495v-5H5zM5-2h495v-5H5z', { fill: '#B78D67' }),
  );
}

function lamp(sheet: Sheet, x: number, ceiling: number, rx: number): string {
  const glow = sheet.glow(...stops([0, '#FFFBE8', 0.95], [0.5, '#FFF3CC', 0.5], [1, '#FFEDB8', 0]));
  return (
    ellipse([x, ceiling + 24], rx, 26, glow) +
    line(`M${x} ${ceiling}v9`, INK, 1.2) +
    path(`M${x - 8} ${ceiling + 16}q0-8 8-8t8 8z`, { fill: INK }) +
    path(`M${x - 4} ${ceiling + 16}h8q-1 3-4 3t-4-3z`, { fill: '#FFFBE8' })
  );
}

function lamps(sheet: Sheet): string {
  return thing(
    'lamps',
    lamp(sheet, 70, -132, 62),
    lamp(sheet, 226, -132, 62),
    lamp(sheet, 344, -132, 66),
    lamp(sheet, 84, -64, 62),
    lamp(sheet, 226, -64, 62),
    lamp(sheet, 374, -64, 62),
  );
}

/** At a desk with a laptop, facing right: the desk's front edge is 40 further. */
function trainee(x: number, y: number, look: Look): string {
  return (
    bench([x - 10, y], 21, PEOPLE) +
    figure([x, y], PEOPLE, atDesk, look) +
    laptop([x + 22, y - 22], 0.9) +
    path(`M${x + 6} ${y - 22}h32v3.400h-32z`, { fill: TABLE }) +
    path(`M${x + 31} ${y - 19}h3v19h-3z`, { fill: WOOD })
  );
}

/** Everyone works along while the trainer draws. */
function classroom(): string {
  return thing(
    'classroom',
    path('M14-116h26v26H14z', { fill: '#FFFFFF' }),
    path('M16-114h22v22H16z', { fill: '#DCE9F2' }),
    line('M27-114v22M16-103h22', '#FFFFFF', 2),
    trainee(34, -75, teal),
    trainee(86, -75, pale),
    trainee(138, -75, plum),
    trainee(190, -75, blue),
    rect(262, -117, 54, 34, INK, 1.5),
    rect(264, -115, 50, 30, '#FFFFFF', 1),
    line('M270-108h16M270-102h10', '#9FB6CB', 2, round),
    line('M290-92l8-8 6 3 8-11', '#0A73C2', 2.4, { ...round, fill: 'none' }),
    circle([278, -94], 3.4, { fill: 'none', stroke: '#2F8F83', 'stroke-width': 2 }),
    figure([252, -75], PEOPLE, explaining, { ...cream, coat: '#8E3B52' }),
  );
}

/** The ones who join from home. */
function online(): string {
  const tile = (x: number, y: number, coat: string, skin: string): string =>
    rect(x, y, 19, 15, '#BFE0F7', 1) +
    circle([x + 9.5, y + 6], 3.2, { fill: skin }) +
    path(`M${x + 4} ${y + 15}q0-6 5.5-6t5.500 6z`, { fill: coat });
  return thing(
    'online',
    rect(402, -122, 66, 40, INK, 2),
    tile(405, -119, '#F2AE2E', '#B9764A'),
    tile(425.5, -119, '#2F8F83', '#8A4B2A'),
    tile(446, -119, '#8E5A7A', '#A8683F'),
    tile(405, -102, '#0A73C2', '#A8683F'),
    tile(425.5, -102, '#FFF3E2', '#8A4B2A'),
    rect(446, -102, 19, 15, '#0A73C2', 1),
    path('M453-99l7 4.500-7 4.500z', { fill: '#FFFFFF' }),
    path('M432-82h6v6h-6z', { fill: INK }),
    bench([352, -75], 21, PEOPLE),
    figure([362, -75], PEOPLE, asking, { ...moss, hair: 'bun' }),
    path('M380-97h24v3.400h-24zM398-94h3v19h-3z', { fill: TABLE }),
    laptop([390, -97], 0.8),
    path('M482-75v-9h-4l-2-12h18l-2 12h-4v9z', { fill: '#B4603F' }),
    path('M485-96q-14-4-14-18 12 2 14 14 0-16 12-18 2 14-12 22z', { fill: '#2F8F83' }),
  );
}

/** A practice interview, with someone who takes notes. */
function interview(): string {
  return thing(
    'interview',
    path('M20-54h30v22H20z', { fill: '#FFFFFF' }),
    line('M25-48h12M25-43h18M25-38h14', '#9FB6CB', 1.8, round),
    bench([24, -7], 21, PEOPLE),
    figure([34, -7], PEOPLE, asking, amber),
    rect(58, -29, 46, 3.6, TABLE),
    path('M76-26h9v17h6v2H70v-2h6z', { fill: WOOD }),
    path('M66-30l2-2h11l-2 2z', { fill: '#FFFFFF' }),
    path('M92-29v-6h5v6z', { fill: '#BFE3FC' }),
    bench([116, -7], 21, PEOPLE),
    figure([128, -7], PEOPLE, listening, { ...topi, coat: '#33587F' }, { flip: -1 }),
  );
}

/** Two look for the fault; notes on the wall count those found. */
function testing(): string {
  const note = (x: number, y: number, fill: string): string => path(`M${x} ${y}h9v9h-9z`, { fill });
  return thing(
    'testing',
    note(258, -56, '#F6C65B') +
      note(270, -57, '#8FC6EE') +
      note(282, -55, '#F6C65B') +
      note(258, -44, '#F2A08A') +
      note(270, -45, '#FFFFFF') +
      note(294, -56, '#8FC6EE') +
      note(282, -43, '#8FC6EE'),
    trainee(190, -7, blue),
    figure(
      [258, -7],
      PEOPLE,
      meeting,
      { ...plum, hair: 'long' },
      { flip: -1, held: path('M25-66h9v15h-9z', { fill: INK }) },
    ),
    path('M290-7v-22h26v22z', { fill: '#8E5A3C' }),
    path('M288-31h30v3h-30z', { fill: WOOD }),
    path('M296-31q-1-9 5-9t5 9z', { fill: '#B9C7D6' }),
  );
}

/** The last hour: a certificate. */
function certificate(): string {
  const sheet =
    path('M20-70h24v18H20z', { fill: '#FFFDF4' }) +
    path('M22-68h20v14H22z', { fill: 'none', stroke: '#0A73C2', 'stroke-width': 1.2 }) +
    line('M26-64h12M28-60h8', '#9FB6CB', 1.4) +
    circle([38, -56], 2.6, { fill: '#E54100' });
  return thing(
    'certificate',
    path('M346-54h20v26h-20z', { fill: '#8E5A3C' }),
    path('M348-52h16v22h-16z', { fill: '#FFF3E2' }),
    circle([356, -43], 4, { fill: '#F2AE2E' }),
    figure([392, -7], PEOPLE, meeting, { ...pale, coat: '#123E66' }, { held: sheet }),
    figure([426, -7], PEOPLE, meeting, { ...amber, hair: 'bun' }, { flip: -1 }),
    figure(
      [464, -7],
      PEOPLE,
      {
        ...meeting,
        farArm: [
          [10, -58],
          [24, -66],
        ],
      },
      teal,
      { flip: -1 },
    ),
  );
}

/** Above: a tank, bare rods for the next floor, and pots. */
function roof(): string {
  return thing(
    'roof',
    line('M12-142v-16M16-142v-13M250-142v-15M254-142v-12M484-142v-16M488-142v-12', '#8A5A48', 1.6),
    path('M-6-142H506v7H-6z', { fill: SLAB }),
    path('M-6-137H506v3H-6z', { fill: '#9FB3C3' }),
    path('M306-142v-5h36v5h-4v-2h-28v2z', { fill: '#7C8FA0' }),
    path('M308-147v-18q0-5 7-6l9-2 9 2q7 1 7 6v18z', { fill: INK }),
    line('M308-153h32M308-159h32', '#435B73', 1.4),
    path('M140-142l10-14h60l-10 14z', { fill: '#1F5F9C' }),
    line('M160-142l10-14M180-142l10-14M145-149h60', '#8FC6EE', 1.2),
    path('M52-142l-1-7h12l-1 7zM72-142l-1-7h12l-1 7z', { fill: '#B4603F' }),
    path('M57-149q-9-3-8-11 8 1 8 8 1-9 9-10 0 9-9 13zM77-149q-8-2-8-9 7 0 8 6 0-8 8-9 1 9-8 12z', {
      fill: '#3E8F77',
    }),
  );
}

/** Stairs outside, as most houses here have. */
function stairs(): string {
  const steps = Array.from({ length: 9 }, () => 'h9.500v-7.700').join('');
  return thing(
    'stairs',
    path(`M-86 0v-7.700${steps}V-58L-74 0z`, { fill: '#D5E0E8' }),
    path('M-74 0L0-58v10L-60 0z', { fill: '#8FA6B8' }),
    line('M-82-34L0-104M-82-34V-6M-54-58v26M-28-80v26', INK, 1.6, round),
    figure([-44, -36], PEOPLE, climbing, { ...moss, coat: '#F2AE2E', backpack: '#2F8F83' }),
  );
}

function front(): string {
  return thing(
    'front',
    path('M-96 0H506v5H-96z', { fill: '#DCE6ED' }),
    path('M-96 5H506v9H-96z', { fill: '#8FA6B8' }),
    path('M-1-136h6V0h-6zM322-136h6V0h-6zM162-68h6V0h-6z', { fill: SLAB }),
    path('M0-70h500v5H0z', { fill: SLAB }),
    path('M0-65h500v2H0z', { fill: '#9FB3C3', opacity: 0.8 }),
  );
}

/** Five lit classrooms, cut open: origin at the left end of its floor, 173 high with the tank. */
export function trainingHouse(sheet: Sheet, at: Point, scale: number): string {
  return thing(
    'training-house',
    place(
      at,
      scale,
      stairs() +
        rooms(sheet) +
        lamps(sheet) +
        classroom() +
        online() +
        interview() +
        testing() +
        certificate() +
        front() +
        roof(),
    ),
  );
}
