import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import { cloud } from '#artwork/sky.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';
import { terraces } from '#artwork/terraces.ts';
import { figure, limbs, round } from './figure.ts';
import { hourNamed, spotSheet, spotValley } from './spot.ts';

const WOOD = '#4A2B1F';
const slope = outline('590,250 520,256 440,276 360,304 280,326 200,336');

function schoolWindow(x: number): string {
  return (
    path(`M${x - 5} 243h50v52h-50z`, { fill: WOOD }) +
    path(`M${x} 248h40v42h-40z`, { fill: '#2A6197' }) +
    path(`M${x + 4} 248h16l-20 26v-26z`, { fill: '#FFFFFF', opacity: 0.3 }) +
    line(`M${x + 20} 248v42M${x} 269h40`, WOOD, 3)
  );
}

/** Long and low, with a bell at the end of its veranda. */
function school(): string {
  return (
    path('M40 216h236v134H40z', { fill: '#F7E6D0' }) +
    path('M40 216h236v16H40z', { fill: '#12305A', opacity: 0.24 }) +
    path('M40 316h236v34H40z', { fill: '#1C74BE' }) +
    path('M262 216h14v134h-14z', { fill: '#FFD2A0' }) +
    path('M140 246h38v104h-38z', { fill: WOOD }) +
    path('M144 250h30v100h-30z', { fill: '#7A4A32' }) +
    circle([169, 302], 2.4, { fill: '#F6BD3C' }) +
    schoolWindow(72) +
    schoolWindow(208) +
    path('M16 218l34-52h216l34 52z', { fill: '#1B3A62' }) +
    line('M38 184h240M28 200h260', '#0E2747', 1.8, { opacity: 0.7 }) +
    line('M48 166h220', '#FFC9A0', 3, round) +
    path('M14 216h288v7H14z', { fill: WOOD }) +
    line('M288 223v10', WOOD, 2) +
    path('M280 246q1-14 8-14t8 14l2 3h-20z', { fill: '#F6BD3C' })
  );
}

/** A laptop on a low table, from the side. */
function table([x, y]: Point): string {
  return place(
    [x, y],
    1,
    path('M-48-42h96v6h-96zM-42-36h6V0h-6zM36-36h6V0h-6z', { fill: '#5A3526' }) +
      path('M-18-45h36v3h-36z', { fill: '#8FA9C6' }) +
      path('M-17-46l-4-30q0-3 3-3h36q3 0 3 3l-4 30z', { fill: '#0B1B2B' }) +
      path('M-13-49l-3-26h32l-3 26z', { fill: '#BFE3FC' }) +
      line('M-9-68h16M-8-61h10M-7-54h13', '#0A73C2', 3, round),
  );
}

const child = { skin: '#8A4B2A', coat: '#BFE3FC', trousers: '#123E66', cloth: '#123E66' } as const;

/** A morning in the schoolyard: one laptop, and children around it. */
export function businessImpact(name: string): string {
  const sheet = spotSheet(name);
  const scene = spotValley(sheet, {
    hour: hourNamed('morning'),
    sun: [432, 84],
    radius: 0,
    peaks: [
      { summit: [330, 140], left: 130, right: 130 },
      { summit: [528, 128], left: 120, right: 110 },
      { summit: [40, 120], left: 110, right: 120 },
    ],
    middle: [250, 234, 256, 238, 250, 226],
    near: [320, 318, 316, 300, 280, 262],
    seed: 801,
  });
  const yard = ridgeLine({
    keys: outline('-10,350 150,346 320,350 590,344'),
    seed: 804,
    roughness: 0.015,
  });
  return sheet.render(
    scene.behind,
    cloud([196, 72], 120),
    scene.front,
    terraces(sheet, {
      crest: slope,
      step: 18,
      colors: ['#4BA5E6', '#3C97DA', '#2F8ACE', '#247DC2', '#1A70B5', '#1464A7'],
      within: [...slope, [200, 440], [590, 440]],
      seed: 805,
      trees: 5,
      heights: [9, 16],
    }),
    line('M300 348V168', '#0B3355', 3.2, round),
    school(),
    ridge(sheet, yard, { crest: '#F3E2C8', foot: '#DDBF98', footAt: 435 }),
    figure([276, 408], 0.86, { ...child, limbs: limbs.point, hair: 'plaits', skirt: true }),
    figure([426, 400], 0.84, { ...child, limbs: limbs.point, hair: 'short', coat: '#2E86CC' }, -1),
    table([356, 412]),
    figure([482, 412], 0.78, { ...child, limbs: limbs.wave, hair: 'short', skin: '#A8683F' }, -1),
    figure([200, 412], 1.06, {
      limbs: limbs.stand,
      hair: 'bun',
      coat: '#C4506A',
      cloth: '#94304F',
      skin: '#A8683F',
      skirt: true,
    }),
  );
}
