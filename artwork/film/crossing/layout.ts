import type { Span } from '#artwork/bridge.ts';
import type { Grove } from '#artwork/film/layers.ts';
import type { Peak } from '#artwork/snow-peaks.ts';
import type { Point } from '#artwork/svg.ts';

/** The layout of the night video: one tower, and a deck from edge to edge. */
export interface CrossingLayout {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly glow: { readonly center: Point; readonly across: number };
  /** The part of the sky with stars. The rest is for a heading. */
  readonly stars: { readonly from: Point; readonly to: Point; readonly count: number };
  readonly peaks: readonly Peak[];
  readonly base: number;
  /** From back to front; the last one is in front of the bridge. */
  readonly ridges: readonly (readonly Point[])[];
  readonly front: readonly Point[];
  readonly frontGroves: readonly Grove[];
  /** The span to the tower, and the span after it. */
  readonly spans: readonly [Span, Span];
  readonly hangers: number;
  readonly towerScale: number;
  /** Share of the first cable that has flags. */
  readonly flagsFrom: number;
  readonly flagCount: number;
  readonly lampEvery: number;
  readonly walkerScale: number;
  readonly places: number;
  readonly city: readonly [at: Point, scale: number];
}

export function spansAt(x: number, y: number, reach: number, tower: number, cableSag: number) {
  const span = { tower, cableSag, deckSag: 0 };
  return [
    { ...span, left: [x - reach, y], right: [x, y] },
    { ...span, left: [x, y], right: [x + reach, y] },
  ] as const satisfies readonly Span[];
}
