import { flags } from '#artwork/flags.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { stupa } from '#artwork/stupa.ts';
import { line } from '#artwork/svg.ts';
import { flame, lanternBearer, litHouse, nightWalkers, windows } from './night-things.ts';
import { blueHour, closer } from './scaffold.ts';

const SHRINE = { lit: '#D7E4F1', shade: '#6C93BC', gold: '#E3B24A', bronze: '#9A6A24' };

function upper(sheet: Sheet): string {
  return (
    litHouse(sheet, [-206, -88], 0.8, windows.some) +
    litHouse(sheet, [-150, -88], 0.92, windows.one) +
    litHouse(sheet, [104, -90], 0.9, windows.all) +
    litHouse(sheet, [164, -86], 0.84, windows.some) +
    stupa([0, -84], 0.62, SHRINE) +
    flags({ from: [0, -216], to: [-170, -128], sag: 12, count: 16, size: 8 }) +
    flags({ from: [0, -216], to: [190, -128], sag: 12, count: 17, size: 8 })
  );
}

function lower(sheet: Sheet): string {
  const steps = [
    [-150, -26],
    [-96, -16],
    [-36, -22],
    [34, -14],
    [92, -24],
    [150, -18],
  ] as const;
  return (
    litHouse(sheet, [-262, -2], 1.3, windows.all) +
    litHouse(sheet, [-148, 4], 1.2, windows.one) +
    litHouse(sheet, [76, 4], 1.34, windows.some) +
    litHouse(sheet, [192, 0], 1.22, windows.all) +
    line('M-190 14Q-90-8 0 6Q90 22 200 8', '#2C5D92', 5, { opacity: 0.5 }) +
    steps.map(([x, y]) => flame(sheet, [x, y + 14], 1.8)).join('') +
    lanternBearer(sheet, [-34, 10], 0.9, nightWalkers.sky) +
    lanternBearer(sheet, [40, 12], 0.9, nightWalkers.cream, -1)
  );
}

/** A town in the blue hour, with lit windows and a shrine. */
export const villageClosers = closer('village', {
  seed: 610,
  light: blueHour,
  lit: '#D5E6F6',
  peaks: [
    [-120, 236, 160],
    [150, 290, 200],
    [20, 214, 120],
  ],
  ground: '-430,6 -330,44 -230,92 -120,96 0,92 110,98 220,96 310,60 420,24',
  groves: [
    [-300, -220, 8],
    [240, 320, 8],
  ],
  motif: (sheet) => upper(sheet) + lower(sheet),
});
