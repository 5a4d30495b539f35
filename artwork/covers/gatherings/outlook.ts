import { hourNamed } from '#artwork/people/hills.ts';
import type { Sheet } from '#artwork/sheet.ts';
import type { Point } from '#artwork/svg.ts';
import { type Valley, valley } from '#artwork/valley.ts';
import { HEIGHT, WIDTH } from './cover-sheet.ts';

interface Outlook {
  readonly hour: string;
  readonly seed: number;
  /** Shares of the width and the height. */
  readonly sun?: Point;
  readonly radius?: number;
  readonly size?: readonly [width: number, height: number];
  /** Height of the near ridge, as a share of the picture's height. */
  readonly near?: number;
  readonly sunFill?: string;
  readonly trees?: number;
}

const SUMMITS: readonly (readonly Point[])[] = [
  [
    [0.14, 0.36],
    [0.62, 0.28],
    [0.98, 0.4],
  ],
  [
    [0.04, 0.42],
    [0.36, 0.3],
    [0.86, 0.34],
  ],
  [
    [0.24, 0.3],
    [0.54, 0.44],
    [0.9, 0.3],
  ],
];

/** Alternately up and down, with random sizes. */
function swells(base: number, swing: number, count: number, seed: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = (index + seed) % 2 === 0 ? 1 : -1;
    return Math.round(base + turn * swing * (0.6 + 0.4 * Math.sin(index * 2.3 + seed)));
  });
}

/** The valley in any size, from a window pane to the whole cover. */
export function outlook(sheet: Sheet, options: Outlook): Valley {
  const { seed, sun = [0.3, 0.3], near = 0.8, size = [WIDTH, HEIGHT] } = options;
  const [width, height] = size;
  const hour = hourNamed(options.hour);
  const summits = SUMMITS[seed % SUMMITS.length] ?? [];
  const shown = width < height * 1.2 ? summits.slice(0, 2) : summits;
  const foot = Math.round(height * 0.5);
  return valley(sheet, {
    hour: options.sunFill === undefined ? hour : { ...hour, sun: options.sunFill },
    width,
    height,
    sun: [Math.round(sun[0] * width), Math.round(sun[1] * height)],
    radius: options.radius ?? Math.round(height * 0.09),
    peaks: shown.map(([x, y]) => ({
      summit: [Math.round(x * width), Math.round(y * height * (near + 0.2))],
      left: foot,
      right: foot,
    })),
    middle: swells(height * (near - 0.15), height * 0.05, width > 400 ? 8 : 6, seed),
    near: swells(height * near, height * 0.02, width > 400 ? 7 : 5, seed + 1),
    trees: options.trees ?? Math.round(width / 14),
    treeHeights: [height * 0.035, height * 0.075],
    seed: seed * 10 + 1,
  });
}

/** The valley with something in front of it. */
export function seen(scene: Valley, between = ''): string {
  return scene.behind + between + scene.front;
}
