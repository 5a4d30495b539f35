import { type Hour, hours } from '#artwork/hours.ts';
import { createSheet, type Sheet } from '#artwork/sheet.ts';

export const WIDTH = 640;
export const HEIGHT = 360;

/** Has a width and height, because pages read a cover's size from the file. */
export function cover(name: string, layers: (sheet: Sheet) => readonly string[]): string {
  const sheet = createSheet({ name, width: WIDTH, height: HEIGHT, align: 'xMidYMid slice' });
  const size = ` width="${WIDTH}" height="${HEIGHT}"`;
  return sheet.render(...layers(sheet)).replace(' preserveAspectRatio', `${size}$&`);
}

export function hourNamed(name: string): Hour {
  const hour = hours.find((one) => one.name === name);
  if (hour === undefined) throw new Error(`No hour is named ${name}`);
  return hour;
}
