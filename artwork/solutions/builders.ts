import type { Sheet } from '#artwork/sheet.ts';
import { type Point, path, place } from '#artwork/svg.ts';
import { figure } from '#artwork/working/figure.ts';
import { crew, KNEE, stances } from './crew.ts';
import { lantern, pool } from './lanterns.ts';

const plank = path('M-34-65l94-8 1 8-94 8z', { fill: '#E0AC72' });
const planks = path('M0-4h44v4H0zM4-8h44v4H4zM1-12h42v4H1z', { fill: '#C98550' });

/** The positions of the builders: one lays planks, one brings the next, one holds the light. */
interface Places {
  readonly lays: number;
  readonly brings: number;
  readonly lights: number;
  readonly heap: number;
}

export function builders(sheet: Sheet, deck: number, scale: number, places: Places): string {
  const feet = (x: number): Point => [x, deck - 4];
  const light: Point = [places.lights - 23 * scale, deck - 4 - 47 * scale];
  return (
    pool(sheet, [places.lays - 6, deck - 5], 60 * scale, 12) +
    place(feet(places.heap), scale, planks) +
    figure(feet(places.lights), scale, { ...crew.sky, limbs: stances.carry }, -1) +
    lantern(sheet, light, scale * 0.9, 60) +
    figure(
      [places.lays, deck - 4 + KNEE * scale],
      scale,
      { ...crew.green, limbs: stances.kneeling },
      -1,
    ) +
    figure(
      feet(places.brings),
      scale,
      { ...crew.ember, limbs: stances.shouldering, held: plank },
      -1,
    )
  );
}
