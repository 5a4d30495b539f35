import { bridge, footing, type Span } from '#artwork/bridge.ts';
import { city } from '#artwork/city.ts';
import { nightWalkers } from '#artwork/closers/night-things.ts';
import { lampLight } from '#artwork/colors.ts';
import { lampGlow } from '#artwork/lamp-glow.ts';
import { night, nightHill, nightSheet, nightValley } from '#artwork/night-valley.ts';
import { person } from '#artwork/person.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, line, type Point, path } from '#artwork/svg.ts';

const STEEL = '#05182D';
const RIM = '#FFD9AE';
const round = { 'stroke-linecap': 'round' } as const;

interface Bay {
  readonly city: readonly [at: Point, scale: number];
  readonly span: Span;
  readonly hangers: number;
  readonly lamps: number;
  readonly walkers: readonly [number, number];
  readonly scale: number;
  /** The y of the water's upper edge, and the x range of its reflections. */
  readonly water: readonly [top: number, from: number, to: number];
}

/** The city's lit windows reflected in the water. */
function water(sheet: Sheet, { water: [top, from, to] }: Bay): string {
  const { width, height } = sheet;
  const fill = sheet.fadeBetween(top, height, [0, '#2A639F'], [0.4, '#123F70'], [1, '#061B33']);
  const step = (to - from) / 11;
  const shine = Array.from({ length: 11 }, (_, index): string => {
    const x = Math.round(from + index * step);
    return `M${x} ${top + 8 + ((index * 13) % 9)}h${10 + ((index * 7) % 14)}`;
  });
  const calm = Array.from({ length: 9 }, (_, index): string => {
    const x = Math.round(from - 90 + index * step * 1.5);
    return `M${x} ${top + 26 + ((index * 11) % 22)}h${26 + ((index * 9) % 30)}`;
  });
  return (
    path(`M0 ${top}H${width}V${height}H0z`, { fill }) +
    line(shine.join(''), lampLight, 2.6, { ...round, opacity: 0.6 }) +
    line(calm.join(''), '#8FB9E2', 2, { ...round, opacity: 0.35 })
  );
}

function crossing(sheet: Sheet, { span, hangers, lamps, walkers, scale }: Bay): string {
  const glow = lampGlow(sheet);
  const lights = Array.from({ length: lamps }, (_, index): string => {
    const [x, y] = footing(span, (index + 0.5) / lamps);
    const at: Point = [Math.round(x), Math.round(y - 20 * scale)];
    return circle(at, 12 * scale, { fill: glow }) + circle(at, 2 * scale, { fill: '#FFF0CE' });
  });
  const people =
    person(footing(span, walkers[0]), scale, nightWalkers.ember) +
    person(footing(span, walkers[1]), scale, nightWalkers.cream);
  return bridge(span, {
    color: STEEL,
    rim: RIM,
    hangers,
    backstay: [150 * scale, 40 * scale],
    onDeck: lights.join('') + people,
  });
}

function bay(sheet: Sheet, view: Bay): string {
  const [at, scale] = view.city;
  return (
    city(at, scale, { wall: '#0B2B50', lit: '#1E5189', window: '#FFE2B0' }) +
    water(sheet, view) +
    crossing(sheet, view)
  );
}

/** The bridge over the bay, with lit windows in the city. */
export function bayNightWide(name: string): string {
  const sheet = nightSheet(name, 1600);
  return sheet.render(
    nightValley(sheet, {
      stars: [
        { from: [930, 14], to: [1590, 220], count: 90, seed: 1561 },
        { from: [700, 10], to: [930, 110], count: 14, seed: 1562 },
      ],
      light: [[1340, 430], 420, 230],
      snow: {
        peaks: [
          { summit: [1020, 408], left: 130, right: 130 },
          { summit: [1180, 376], left: 150, right: 150 },
        ],
        base: 520,
        sunX: 1330,
        seed: 1565,
      },
      far: {
        heights: [560, 540, 566, 538, 558, 532, 540, 500, 470, 486, 480, 492, 486],
        seed: 1566,
        roughness: 0.14,
      },
      middle: { heights: [584, 566, 590, 562, 586, 560, 560, 530, 520, 522, 524], seed: 1567 },
      trees: { count: 110, seed: 1568 },
    }),
    bay(sheet, {
      city: [[1262, 540], 1],
      span: { left: [900, 556], right: [1330, 556], tower: 150, cableSag: 112, deckSag: 8 },
      hangers: 30,
      lamps: 9,
      walkers: [0.34, 0.58],
      scale: 1,
      water: [538, 1290, 1580],
    }),
    nightHill(sheet, {
      keys: '-10,604 180,584 400,596 600,578 740,560 860,548 930,552 960,584 1010,622 1100,650',
      seed: 1570,
      paint: night.low,
      groves: [[-10, 820, 60]],
    }),
    nightHill(sheet, {
      keys: '-10,630 260,618 560,630 900,634 1140,640 1260,612 1300,572 1330,556 1400,554 1500,562 1610,566',
      seed: 1574,
      paint: night.near,
      groves: [
        [-10, 1080, 50],
        [1420, 1610, 12],
      ],
    }),
  );
}

export function bayNightNarrow(name: string): string {
  const sheet = nightSheet(name, 620);
  return sheet.render(
    nightValley(sheet, {
      stars: [{ from: [14, 290], to: [606, 380], count: 46, seed: 1581 }],
      light: [[430, 480], 236, 150],
      snow: {
        peaks: [
          { summit: [120, 430], left: 120, right: 120 },
          { summit: [250, 404], left: 120, right: 120 },
        ],
        base: 540,
        sunX: 400,
        seed: 1585,
      },
      far: { heights: [520, 492, 512, 484, 500, 488, 496, 486], seed: 1586, roughness: 0.15 },
      middle: { heights: [556, 536, 552, 530, 544, 530, 540], seed: 1587 },
      trees: { count: 56, seed: 1588 },
    }),
    bay(sheet, {
      city: [[392, 548], 0.66],
      span: { left: [92, 566], right: [430, 566], tower: 104, cableSag: 78, deckSag: 7 },
      hangers: 24,
      lamps: 7,
      walkers: [0.3, 0.56],
      scale: 0.86,
      water: [546, 410, 600],
    }),
    nightHill(sheet, {
      keys: '-10,552 40,556 90,560 128,566 150,592 200,624 280,650',
      seed: 1590,
      paint: night.low,
      groves: [[-10, 70, 12]],
    }),
    nightHill(sheet, {
      keys: '-10,628 120,634 260,640 360,630 400,594 426,568 480,566 560,574 630,576',
      seed: 1594,
      paint: night.near,
      groves: [
        [-10, 300, 20],
        [500, 630, 8],
      ],
    }),
  );
}
