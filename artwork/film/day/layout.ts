import type { Span } from '#artwork/bridge.ts';
import type { CloudRow, Grove, Range } from '#artwork/film/layers.ts';
import type { Point } from '#artwork/svg.ts';

/** What stands where in a cut of the day film. */
export interface DayLayout {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Height that the lowest colour of the sky reaches. */
  readonly skyFoot: number;
  /** The ellipse on which the sun goes round. */
  readonly orbit: { readonly centre: Point; readonly across: number; readonly up: number };
  readonly sunRadius: number;
  readonly clouds: readonly CloudRow[];
  /** Height of the birds' way, as a share of the picture; a sky that holds text has none. */
  readonly birds?: number;
  readonly range: Range;
  /** From back to front; the feet are where the haze has swallowed each. */
  readonly ridges: readonly { readonly crest: readonly Point[]; readonly footAt: number }[];
  readonly span: Span;
  readonly hangers: number;
  readonly walkerScale: number;
  /** How many of each walker there are: on a long deck nobody could cross it in one loop. */
  readonly places: number;
  readonly bank: readonly Point[];
  readonly front: readonly Point[];
  readonly groves: readonly Grove[];
  readonly frontGroves: readonly Grove[];
  readonly stupa: readonly [at: Point, scale: number];
  readonly city: readonly [at: Point, scale: number];
  readonly houses: readonly (readonly [at: Point, scale: number])[];
}
