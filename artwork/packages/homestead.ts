import { lampLight } from '#artwork/colors.ts';
import { mix } from '#artwork/film/light.ts';
import { brick, clay, type HousePaint, house, slate } from '#artwork/house.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { circle, type Point, path, place } from '#artwork/svg.ts';
import type { Light } from './land-light.ts';

type Kind = 'brick' | 'clay' | 'slate';

const paints: Readonly<Record<Kind, HousePaint>> = { brick, clay, slate };

/** By day a house has its own colors; at dawn and dusk it is a dark shape with lit windows. */
function paintAt({ hour, slope, deep, deepest }: Light, kind: Kind): HousePaint {
  if (!hour.low && !hour.night) return paints[kind];
  return { wall: mix(deep, slope, 0.45), lit: slope, roof: deepest, window: lampLight };
}

/** A house, after dark with the light that falls out of its windows. */
export function homestead(
  sheet: Sheet,
  at: Point,
  scale: number,
  light: Light,
  kind: Kind = 'brick',
): string {
  const dark = light.hour.low || light.hour.night;
  const spill = sheet.glow([0, lampLight, 0.55], [1, '#FFB35C', 0]);
  const glow = dark
    ? place(
        at,
        scale,
        circle([10, -25], 15, { fill: spill }) + circle([21, -18], 20, { fill: spill }),
      )
    : place(at, scale, path('M-2-34h48v4h-48z', { fill: '#12305A', opacity: 0.25 }));
  return house(at, scale, paintAt(light, kind)) + glow;
}
