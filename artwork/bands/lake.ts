import { lateGold } from '#artwork/heroes/hero-light.ts';
import { person, walkers } from '#artwork/person.ts';
import { ground, lowBackdrop, lowNarrow, lowWide } from '#artwork/reading/low-hero.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { birds } from '#artwork/sky.ts';
import { line, type Point, path, place } from '#artwork/svg.ts';

const round = { 'stroke-linecap': 'round' } as const;
const WOOD = '#7A3B22';

/** A painted rowing boat: origin at the middle of the waterline, 116 long. */
function boat(at: Point, scale: number, hull: string, who: string): string {
  return place(
    at,
    scale,
    line('M-50 5h100M-34 10h70', '#FFFFFF', 2, { ...round, opacity: 0.5 }) +
      who +
      path('M-58-14Q-46 4-30 5H32Q48 4 58-16Q40-6 26-5H-28Q-44-6-58-14z', { fill: hull }) +
      path('M-58-14Q-44-6-28-5H26Q40-6 58-16Q42-9 26-8H-28Q-44-9-58-14z', { fill: '#FFF3E2' }) +
      line('M-8-18L-34 8', WOOD, 2.6, round),
  );
}

const two =
  person([-10, -5], 0.8, { ...walkers.ember, pose: 'greet' }) +
  person([22, -5], 0.8, { ...walkers.cream, pose: 'greet' }, -1);
const one = person([4, -5], 0.8, { ...walkers.sky, pose: 'greet' });

/** From the far shore to the near one, with the sun's reflection. */
function water(sheet: Sheet, top: number, sunX: number): string {
  const { width, height } = sheet;
  const fill = sheet.fadeBetween(top, height, [0, '#FFE9C2'], [0.3, '#A9CFE6'], [1, '#4E97C8']);
  const glints = [6, 13, 21, 30].map(
    (down, index) => `M${sunX - 26 + index * 5} ${top + down}h${56 - index * 8}`,
  );
  return (
    path(`M0 ${top}H${width}V${height}H0z`, { fill }) +
    line(glints.join(''), '#FFF3D8', 3, { ...round, opacity: 0.85 })
  );
}

/** Boats on the lake under the high peaks, late in the day. */
export function lakeBandWide(name: string): string {
  const sheet = lowWide(name);
  const backdrop = lowBackdrop(sheet, {
    light: lateGold,
    sun: [1710, 92],
    peaks: [
      [1560, 46, 150],
      [1400, 78, 130],
      [1848, 74, 130],
    ],
    seed: 1500,
  });
  return sheet.render(
    backdrop,
    water(sheet, 176, 1710),
    birds([1270, 92], '#0B3355'),
    boat([1480, 192], 0.86, '#C5522A', two),
    boat([1790, 200], 1, '#1C74BE', one),
    ground(sheet, {
      keys: '-10,176 160,172 420,182 700,178 960,190 1120,200 1240,214 1300,226 1930,232',
      seed: 1507,
      paint: lateGold.near,
      groves: [[-10, 1180, 120]],
    }),
  );
}

export function lakeBandNarrow(name: string): string {
  const sheet = lowNarrow(name);
  const backdrop = lowBackdrop(sheet, {
    light: lateGold,
    sun: [318, 76],
    peaks: [
      [214, 42, 96],
      [84, 64, 84],
      [402, 60, 80],
    ],
    seed: 1510,
  });
  return sheet.render(
    backdrop,
    water(sheet, 126, 318),
    boat([196, 140], 0.72, '#C5522A', two),
    boat([340, 148], 0.8, '#1C74BE', one),
    ground(sheet, {
      keys: '-10,132 40,136 90,146 130,158 180,170 430,176',
      seed: 1517,
      paint: lateGold.near,
      groves: [[-10, 96, 14]],
    }),
  );
}
