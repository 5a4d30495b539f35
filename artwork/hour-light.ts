import type { Hour } from './hours.ts';
import { type Sheet, stops } from './sheet.ts';
import { halo, moon } from './sky.ts';
import { circle, type Point } from './svg.ts';

const softHalo = stops([0, '#FFFBF0', 0.85], [0.5, '#FFFDF8', 0.3], [1, '#FFFFFF', 0]);
const lowHalo = stops([0, '#FFF0DA', 0.8], [0.5, '#FFF4E6', 0.3], [1, '#FFF8F0', 0]);
const moonHalo = stops([0, '#FFE6C4', 0.3], [1, '#BFD9F2', 0]);

/** The sun or moon of an hour, with its halo. */
export function hourLight(sheet: Sheet, hour: Hour, center: Point, radius: number): string {
  if (hour.night) {
    const light = halo(sheet, { center, across: radius * 5, light: moonHalo });
    return light + moon(center, Math.round(radius * 0.93));
  }
  const light = hour.low ? lowHalo : softHalo;
  return (
    halo(sheet, { center, across: radius * 6, light }) + circle(center, radius, { fill: hour.sun })
  );
}
