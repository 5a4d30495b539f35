import type { Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { stander } from './body.ts';
import { bar, box, card, INK, MIST } from './cards.ts';
import { hills, hourNamed, spot } from './hills.ts';
import { people } from './looks.ts';
import { rosette, secondLevel } from './rosette.ts';
import { caller } from './screens.ts';

const FLOOR = 396;

/** Six remote listeners. */
function screenWall(sheet: Sheet): string {
  const listeners = [
    people.luis,
    people.joan,
    people.bikash,
    people.dana,
    people.hari,
    people.prerana,
  ];
  const fills = ['#CBE5F8', '#FFE8CC', '#B5DDFB', '#DDEFFC', '#CBE5F8', '#F6E2C2'];
  const tiles = listeners.map((look, index) => {
    const at: Point = [12 + (index % 3) * 108, 12 + Math.floor(index / 3) * 104];
    return caller(
      sheet,
      at,
      [100, 96],
      { ...look, top: index === 5 ? '#7CC3F4' : look.top },
      fills[index] ?? '',
    );
  });
  return place(
    [218, 112],
    1,
    path('M40 220h14v70H40zM286 220h14v70h-14z', { fill: '#0A2442' }) +
      box(0, 0, 340, 224, 14, '#0B1B2B') +
      tiles.join(''),
  );
}

function microphone(at: Point): string {
  return place(
    at,
    1,
    line('M0 0V-196', '#C9D6E2', 4) +
      path('M-26 0q4-10 26-10T26 0z', { fill: '#8FA3B8' }) +
      line('M0-196l-10-14', '#0B1B2B', 9, { 'stroke-linecap': 'round' }) +
      circle([-13, -214], 8, { fill: '#C9D6E2' }),
  );
}

/** Level two: a talk to many people, in the evening. */
export function badgeCommunicator(name: string): string {
  const sheet = spot(name);
  const scene = hills(sheet, {
    hour: hourNamed('dusk'),
    sun: [50, 224],
    radius: 0,
    peaks: [
      { summit: [30, 150], left: 110, right: 110 },
      { summit: [520, 120], left: 150, right: 140 },
      { summit: [196, 176], left: 110, right: 110 },
    ],
    middle: [266, 244, 272, 250, 270, 240, 256],
    near: [346, 336, 350, 344, 352, 340, 334],
    seed: 641,
  });
  const speaker = stander([118, 412], 1.52, {
    look: { ...people.asmita, trousers: '#54688A' },
    near: { elbow: [10, -90], hand: [36, -98] },
    far: { elbow: [26, -96], hand: [44, -118] },
  });
  const level = card(
    [30, 28],
    142,
    54,
    rosette([29, 23], 0.38, secondLevel) + bar(58, 16, 66, INK, 8) + bar(58, 31, 44, MIST, 7),
  );
  return sheet.render(
    scene.behind,
    scene.front,
    screenWall(sheet),
    path(`M0 ${FLOOR}H580V435H0z`, { fill: '#0B2C4A' }),
    path(`M0 ${FLOOR}H580v5H0z`, { fill: '#FFB78A', opacity: 0.7 }),
    speaker,
    microphone([200, 414]),
    level,
  );
}
