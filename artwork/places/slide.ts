import { type Hour, hours } from '#artwork/hours.ts';
import { createSheet, type Sheet } from '#artwork/sheet.ts';

/** The wide format of the office's slides and of a story. */
export const SLIDE = { width: 960, height: 540 } as const;

export function slideSheet(name: string): Sheet {
  return createSheet({ name, ...SLIDE, align: 'xMidYMid slice' });
}

export function spotSheet(name: string): Sheet {
  return createSheet({ name, width: 580, height: 435, align: 'xMidYMid slice' });
}

export function hourNamed(name: string): Hour {
  const hour = hours.find((candidate) => candidate.name === name);
  if (hour === undefined) throw new Error(`No hour ${name}`);
  return hour;
}
