import type { Hour } from '#artwork/hours.ts';
import { between, seededRandom } from '#artwork/random.ts';
import { outline, ridgeLine } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import type { Peak } from '#artwork/snow-peaks.ts';
import type { Point } from '#artwork/svg.ts';
import { type Valley, valley } from '#artwork/valley.ts';
import { HEIGHT, hourNamed, WIDTH } from './cover.ts';

interface Outlook {
  readonly hour: string | Hour;
  readonly seed: number;
  readonly sun: Point;
  readonly size?: readonly [width: number, height: number];
  readonly radius?: number;
  readonly peaks?: readonly Peak[];
  readonly middle?: readonly number[];
  readonly near?: readonly number[];
  readonly trees?: number;
}

/** Shares of the height, varied at random so that no two windows show the same ridge. */
function swell(seed: number, high: number, low: number, count: number, height: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) =>
    Math.round(height * ((index % 2 === 0 ? low : high) + between(random, -0.02, 0.02))),
  );
}

function twoPeaks(seed: number, width: number, height: number): readonly Peak[] {
  const random = seededRandom(seed + 50);
  const peak = (x: number, y: number): Peak => {
    const reach = Math.round(height * between(random, 0.4, 0.5));
    const at = Math.round(width * (x + between(random, -0.06, 0.06)));
    return {
      summit: [at, Math.round(height * (y + between(random, -0.04, 0.04)))],
      left: reach,
      right: reach,
    };
  };
  return [peak(0.2, 0.36), peak(0.78, 0.3)];
}

/** The valley as seen from a window or a roof. */
export function outlook(sheet: Sheet, options: Outlook): Valley {
  const { hour, seed, sun, size = [WIDTH, HEIGHT], ...rest } = options;
  const [width, height] = size;
  return valley(sheet, {
    hour: typeof hour === 'string' ? hourNamed(hour) : hour,
    seed,
    sun,
    width,
    height,
    radius: Math.round(height * 0.09),
    peaks: twoPeaks(seed, width, height),
    middle: swell(seed, 0.56, 0.64, 7, height),
    near: swell(seed + 7, 0.76, 0.82, 6, height),
    trees: Math.round(width / 9),
    treeHeights: [height * 0.035, height * 0.07],
    ...rest,
  });
}

/** The whole valley, without anything in front of it. */
export function outlookWhole(sheet: Sheet, options: Outlook, between = ''): string {
  const { behind, front } = outlook(sheet, options);
  return behind + between + front;
}

/** The ground's edge, from keys that run past both sides. */
export function crest(keys: string, seed: number, roughness = 0.04): readonly Point[] {
  return ridgeLine({ keys: outline(keys), seed, rounds: 2, roughness });
}
