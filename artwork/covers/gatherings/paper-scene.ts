import { pines } from '#artwork/pines.ts';
import { evenKeys, ridge, ridgeLine } from '#artwork/ridge.ts';
import type { Sheet } from '#artwork/sheet.ts';
import { type Booklet, booklet } from './booklet.ts';
import { coverSheet } from './cover-sheet.ts';
import { outlook } from './outlook.ts';

const FOOT = 322;

export interface Paper {
  readonly hour: string;
  readonly seed: number;
  readonly sun: readonly [number, number];
  readonly radius?: number;
  readonly ground: readonly [crest: string, foot: string];
  readonly groves: readonly (readonly [from: number, to: number])[];
  readonly book: (sheet: Sheet) => Omit<Booklet, 'at'>;
  readonly x: number;
  /** Drawn between the far ridges and the ground. */
  readonly among: string;
  /** Drawn on the ground, in front of the booklet. */
  readonly before: string;
}

/** The booklet on the ground, in the light of its time of day. */
export function paper(name: string, options: Paper): string {
  const sheet = coverSheet(name);
  const { hour, seed, sun, groves, ground, x } = options;
  const scene = outlook(sheet, { hour, seed, sun, near: 0.74, radius: options.radius });
  const crest = ridgeLine({
    keys: evenKeys(640, [302, 310, 314, 314, 310, 300]),
    seed: seed * 7,
    rounds: 2,
    roughness: 0.02,
  });
  const trees = groves.map((within, index) =>
    pines(crest, { count: 12, seed: seed + index, color: ground[0], heights: [26, 60], within }),
  );
  return sheet.render(
    scene.behind,
    scene.front,
    options.among,
    trees.join(''),
    ridge(sheet, crest, { crest: ground[0], foot: ground[1], footAt: 360 }),
    booklet(sheet, { ...options.book(sheet), at: [x, FOOT] }),
    options.before,
  );
}
