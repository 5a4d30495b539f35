import { type Hour, hours } from '#artwork/hours.ts';
import { createSheet, type Sheet } from '#artwork/sheet.ts';
import { type Valley, type ValleyOptions, valley } from '#artwork/valley.ts';

export const WIDTH = 580;
export const HEIGHT = 435;

type Frame = 'width' | 'height' | 'trees' | 'treeHeights';
type SpotOptions = Omit<ValleyOptions, Frame> & Partial<Pick<ValleyOptions, Frame>>;

export function spotSheet(name: string): Sheet {
  return createSheet({ name, width: WIDTH, height: HEIGHT, align: 'xMidYMid slice' });
}

export function hourNamed(name: string): Hour {
  const hour = hours.find((candidate) => candidate.name === name);
  if (hour === undefined) throw new Error(`No hour is named ${name}`);
  return hour;
}

/** The valley behind a spot picture. */
export function spotValley(sheet: Sheet, options: SpotOptions): Valley {
  return valley(sheet, {
    width: WIDTH,
    height: HEIGHT,
    trees: 44,
    treeHeights: [10, 20],
    ...options,
  });
}
