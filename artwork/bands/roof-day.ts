import { midMorning } from '#artwork/heroes/hero-light.ts';
import { figure } from '#artwork/places/figure.ts';
import { atDesk, meeting, onGrass } from '#artwork/places/stances.ts';
import { ground, lowBackdrop, lowNarrow, lowWide } from '#artwork/reading/low-hero.ts';
import { readers, reading } from '#artwork/reading/sitters.ts';
import { riceHill } from '#artwork/reading/valley-town.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path, place } from '#artwork/svg.ts';

const PEOPLE = 0.6;

interface House {
  readonly at: Point;
  readonly size: readonly [width: number, height: number];
  readonly wall: string;
  readonly lit: string;
  readonly onRoof: string;
}

/** A house with a flat roof, where the family spends the day. */
function house({ at, size: [w, h], wall, lit, onRoof }: House): string {
  const windows = Array.from({ length: Math.floor(w / 40) }, (_, index) => {
    const x = 16 + index * 40;
    return [22, 60]
      .filter((y) => y + 24 < h)
      .map((y) => `M${x} ${y}h16v22h-16z`)
      .join('');
  });
  return place(
    [at[0], at[1] - h],
    1,
    path(`M0 0h${w}v${h}H0z`, { fill: wall }) +
      path(`M0 0h${Math.round(w * 0.3)}v${h}H0z`, { fill: lit }) +
      path(windows.join(''), { fill: '#24486B' }) +
      path(windows.join('').replaceAll('h16v22h-16z', 'h16v4h-16z'), { fill: '#FFF3E2' }) +
      path(`M-5-5h${w + 10}v9H-5z`, { fill: '#FFF6EA' }) +
      path(`M-5 2h${w + 10}v4H-5z`, { fill: '#0B2440', opacity: 0.22 }) +
      place([0, -5], 1, onRoof),
  );
}

const pots = (...xs: readonly number[]): string =>
  xs
    .map((x, index) =>
      place(
        [x, 0],
        1,
        path('M-6 0h12l2-10H-8z', { fill: index % 2 ? '#B4603F' : '#2E86CC' }) +
          circle([0, -16], 9, { fill: '#3E9B6E' }) +
          circle([4, -20], 5, { fill: index % 2 ? '#F6A623' : '#D6493B' }),
      ),
    )
    .join('');

/** Morning: someone waters the plants. */
const watering =
  figure([32, 0], PEOPLE, meeting, readers.teal, {
    held:
      path('M26-62h16v14H26z', { fill: '#5F7183' }) +
      line('M42-56l12-8M26-60q-8 2-6 10', '#5F7183', 3),
  }) + pots(74, 94, 112);

/** Noon: someone works under a roof of straw. */
const working =
  line('M14 0v-62M104 0v-62', '#7A4A32', 4) +
  path('M2-60l58-16 58 16v6H2z', { fill: '#D9A84E' }) +
  path('M2-60l58-16v22H2z', { fill: '#EBC578' }) +
  path('M58-26h40v4H58zM62-22h4V0h-4zM90-22h4V0h-4z', { fill: '#5A3423' }) +
  path('M70-26l2-14h18l-2 14z', { fill: '#DCE6EF' }) +
  path('M26-17h22v4H26zM29-13h4V0h-4zM42-13h4V0h-4z', { fill: '#5A3423' }) +
  figure([37, 0], PEOPLE, atDesk, readers.amber);

/** Afternoon: washing on the line, and a child with homework. */
const evening =
  line('M8 0v-54M128 0v-54M8-52q60 12 120 0', '#5F7183', 2.4) +
  path('M22-50h18v24H22zM50-47h22v16H50zM82-47h14v28H82z', { fill: '#FFF6EA' }) +
  path('M50-47h22v16H50z', { fill: '#D6493B' }) +
  path('M100-49h18v20h-18z', { fill: '#2E86CC' }) +
  path('M22-50h18v7H22z', { fill: '#F2AE2E' }) +
  figure([46, 0], PEOPLE * 0.86, onGrass, readers.cream, {
    held: path('M18-26h14v-10h-14z', { fill: '#FFFFFF' }),
  }) +
  figure([104, 0], PEOPLE, reading, readers.topi, { flip: -1 }) +
  path('M94-17h22v4H94zM97-13h4V0h-4zM110-13h4V0h-4z', { fill: '#5A3423' });

function street(at: Point, scale: number): string {
  return place(
    at,
    scale,
    house({ at: [0, 0], size: [130, 74], wall: '#D98E66', lit: '#F0B48C', onRoof: watering }) +
      house({ at: [138, 0], size: [124, 112], wall: '#7FA9BE', lit: '#A9CAD8', onRoof: working }) +
      house({ at: [270, 0], size: [140, 62], wall: '#E3C07F', lit: '#F5DCA6', onRoof: evening }),
  );
}

function land(sheet: Sheet, seed: number): string {
  const wide = sheet.width > 1000;
  return wide
    ? riceHill(
        sheet,
        '1180,200 1260,170 1360,140 1480,112 1620,90 1760,84 1930,70',
        '1930,88 1760,102 1620,108 1480,132 1360,160 1240,190',
        15,
        seed,
      )
    : riceHill(
        sheet,
        '60,150 110,124 170,102 240,84 320,74 430,64',
        '430,78 320,90 240,102 170,118 100,144',
        11,
        seed,
      );
}

/** One family's day on the roofs, below terraced hills. */
export function impactHeroWide(name: string): string {
  const sheet = lowWide(name);
  return sheet.render(
    lowBackdrop(sheet, {
      light: midMorning,
      sun: [1400, 400],
      peaks: [
        [1060, 92, 120],
        [1240, 78, 130],
      ],
      seed: 1820,
    }),
    land(sheet, 1825),
    street([1440, 204], 0.98),
    ground(sheet, {
      keys: '-10,206 400,204 800,208 1200,202 1400,200 1930,200',
      seed: 1827,
      paint: { crest: '#2F7F74', foot: '#1E5F66' },
      groves: [[-10, 1380, 120]],
    }),
  );
}

export function impactHeroNarrow(name: string): string {
  const sheet = lowNarrow(name);
  return sheet.render(
    lowBackdrop(sheet, {
      light: midMorning,
      sun: [200, 400],
      peaks: [
        [60, 70, 90],
        [150, 58, 90],
      ],
      seed: 1830,
    }),
    land(sheet, 1835),
    street([134, 148], 0.6),
    ground(sheet, {
      keys: '-10,148 100,146 200,147 430,145',
      seed: 1837,
      paint: { crest: '#2F7F74', foot: '#1E5F66' },
      groves: [[-10, 100, 10]],
    }),
  );
}
