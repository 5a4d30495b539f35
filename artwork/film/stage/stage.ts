import type { Span } from '#artwork/bridge.ts';
import type { CloudRow, Grove, Range } from '#artwork/film/layers.ts';
import type { Light } from '#artwork/film/light.ts';
import type { Sheet } from '#artwork/sheet.ts';
import type { Point } from '#artwork/svg.ts';

/** What stands where in a cut: the valley, and the bridge in front of it. */
export interface StageLayout {
  readonly cut: 'wide' | 'narrow';
  readonly width: number;
  readonly height: number;
  readonly glow: { readonly centre: Point; readonly across: number };
  readonly moon: Point;
  readonly clouds: readonly CloudRow[];
  readonly range: Range;
  /** From back to front. */
  readonly ridges: readonly { readonly crest: readonly Point[]; readonly footAt: number }[];
  readonly front: readonly Point[];
  readonly frontGroves: readonly Grove[];
  readonly span: Span;
  readonly towerScale: number;
  readonly hangers: number;
  readonly flagCount: number;
  readonly lamps: readonly number[];
  /** Size of whoever walks on the deck. */
  readonly walkerScale: number;
}

export interface Stage {
  readonly sheet: Sheet;
  readonly layout: StageLayout;
  readonly light: Light;
  /** 0 to 1, and the same in seconds. */
  readonly time: number;
  readonly s: number;
  readonly wide: boolean;
  /** Height on which feet stand. */
  readonly floor: number;
}

interface Acts {
  /** Between the valley and the bridge. */
  readonly behind?: string;
  /** Between the far rail and the deck. */
  readonly onDeck?: string;
  readonly front: string;
}

export type Scene = (stage: Stage) => Acts;
