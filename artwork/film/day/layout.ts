import type { Span } from '#artwork/bridge.ts';
import type { CloudRow, Grove, Range } from '#artwork/film/layers.ts';
import type { Point } from '#artwork/svg.ts';

/** The layout of the day video. */
export interface DayLayout {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Height of the sky's lowest color. */
  readonly skyFoot: number;
  /** The ellipse of the sun's path. */
  readonly orbit: { readonly center: Point; readonly across: number; readonly up: number };
  readonly sunRadius: number;
  readonly clouds: readonly CloudRow[];
  /** Height of the birds' path, as a share of the picture. A sky with text has no birds. */
  readonly birds?: number;
  readonly range: Range;
  /** From back to front. `footAt` is the height at which haze hides the slope. */
  readonly ridges: readonly { readonly crest: readonly Point[]; readonly footAt: number }[];
  readonly span: Span;
  readonly hangers: number;
  readonly walkerScale: number;
  /** Number of copies of each walker, because none could cross a long deck in one loop. */
  readonly places: number;
  readonly bank: readonly Point[];
  readonly front: readonly Point[];
  readonly groves: readonly Grove[];
  readonly frontGroves: readonly Grove[];
  readonly stupa: readonly [at: Point, scale: number];
  readonly city: readonly [at: Point, scale: number];
  readonly houses: readonly (readonly [at: Point, scale: number])[];
}
