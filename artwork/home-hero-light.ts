import { createSheet, type Sheet, stops } from './sheet.ts';
import { element, type Point } from './svg.ts';

// The color of the page's next band, in which the drawings end.
const DEEP = '#083A67';

/** Width of the wide hero. */
export const heroWidth = 2400;
export const heroSun: Point = [1280, 356];

export const snow = { shade: '#7FB8EA', lit: '#FFCFA6', haze: '#DCEAF4', gully: '#F3FAFF' };
export const fields = ['#1768AE', '#115C9E', '#0E5290', '#0C4A85', '#0A437A', '#093D71', '#083A69'];
export const cityPaint = { wall: '#0B4F8C', lit: '#67AEE3', window: '#FFE2B0' };

/** Warmer than the common halo, because the sun has just risen. */
export const firstLight = stops(
  [0, '#FFE9C6'],
  [0.25, '#FFECCF', 0.95],
  [0.55, '#FFF4E4', 0.55],
  [1, '#F6FBFF', 0],
);

export function heroSheet(name: string, width: number, height: number): Sheet {
  return createSheet({ name, width, height, align: 'xMidYMax slice' });
}

/** Fades the drawing into the band below it. */
export function meltAway(sheet: Sheet, deep: number): string {
  const { width, height } = sheet;
  const fill = sheet.fade([0, DEEP, 0], [0.98, DEEP]);
  return element('rect', { y: height - deep, width, height: deep, fill });
}
