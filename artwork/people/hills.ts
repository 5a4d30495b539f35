import { type Hour, hours } from '#artwork/hours.ts';
import { createSheet, type Sheet } from '#artwork/sheet.ts';
import { type Valley, type ValleyOptions, valley } from '#artwork/valley.ts';

export const WIDTH = 580;
export const HEIGHT = 435;

export function spot(name: string): Sheet {
  return createSheet({ name, width: WIDTH, height: HEIGHT, align: 'xMidYMid slice' });
}

export function hourNamed(name: string): Hour {
  const hour = hours.find((one) => one.name === name);
  if (hour === undefined) throw new Error(`No hour ${name}`);
  return hour;
}

type Frame = Omit<ValleyOptions, 'width' | 'height' | 'trees' | 'treeHeights' | 'radius'> &
  Partial<ValleyOptions>;

/** The valley, as wide as a spot picture. */
export function hills(sheet: Sheet, options: Frame): Valley {
  return valley(sheet, {
    width: WIDTH,
    height: HEIGHT,
    trees: 46,
    treeHeights: [10, 20],
    radius: 30,
    ...options,
  });
}
