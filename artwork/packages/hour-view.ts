import type { Hour } from '#artwork/hours.ts';
import { type Grove, sown } from '#artwork/pines.ts';
import { outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import { ellipse, type Sheet } from '#artwork/sheet.ts';
import type { Peak } from '#artwork/snow-peaks.ts';
import type { Point } from '#artwork/svg.ts';
import { HEIGHT, spotSheet, spotValley, WIDTH } from '#artwork/working/spot.ts';
import { type Light, lightOf } from './land-light.ts';

/** A motif of the landscape, in the light of its hour. */
export type Motif = (sheet: Sheet, light: Light) => string;

export interface View {
  readonly peaks: readonly Peak[];
  readonly middle: readonly number[];
  readonly slope: readonly number[];
  /** The crest of the ground below the motif. */
  readonly ground: string;
  readonly trees?: readonly Grove[];
  /** The crest of the darkest land, at the lower edge. */
  readonly front: string;
  readonly groves: readonly Grove[];
  readonly motif: Motif;
  readonly onGround?: Motif;
  /** Drawn over the foreground. */
  readonly nearest?: Motif;
}

const none: Motif = () => '';

/** The sun moves across the sky from view to view. */
function sunAt({ arc, night }: Hour): Point {
  const x = 58 + 440 * arc;
  return [Math.round(x), Math.round(night ? 84 : 240 - 158 * Math.sin(Math.PI * arc))];
}

function mist(sheet: Sheet, { hour }: Light): string {
  const strength = hour.night ? 0.35 : 0.75;
  const fill = sheet.glow([0, hour.haze, strength], [1, hour.haze, 0]);
  return ellipse([WIDTH / 2, 318], 300, 44, fill);
}

/** The site's landscape, large, at one hour of the day. */
export function drawView(name: string, hour: Hour, index: number, view: View): string {
  const sheet = spotSheet(name);
  const light = lightOf(hour);
  const seed = 821 + index * 9;
  const scene = spotValley(sheet, {
    hour,
    sun: sunAt(hour),
    radius: 32,
    peaks: view.peaks,
    middle: view.middle,
    near: view.slope,
    slope: { crest: light.slope, foot: hour.night ? light.slope : hour.middle, footAt: HEIGHT },
    trees: 40,
    treeHeights: [8, 16],
    seed,
  });
  const line = (keys: string, nth: number): readonly Point[] =>
    ridgeLine({ keys: outline(keys), seed: seed + nth, rounds: 2, roughness: 0.035 });
  const ground = line(view.ground, 5);
  const front = line(view.front, 6);
  const { motif, onGround = none, nearest = none } = view;
  return sheet.render(
    scene.behind,
    scene.front,
    mist(sheet, light),
    motif(sheet, light),
    sown(ground, view.trees ?? [], { seed: seed + 7, color: light.ground, heights: [11, 22] }),
    ridge(sheet, ground, { crest: light.ground, foot: light.deep, footAt: HEIGHT }),
    onGround(sheet, light),
    sown(front, view.groves, { seed: seed + 8, color: light.deepest, heights: [20, 46] }),
    ridge(sheet, front, { crest: light.deepest, foot: light.deepest, footAt: HEIGHT }),
    nearest(sheet, light),
  );
}
