import type { Span } from '#artwork/bridge.ts';
import type { CloudRow, Grove, Range } from '#artwork/film/layers.ts';
import type { Light } from '#artwork/film/light.ts';
import type { Sheet } from '#artwork/sheet.ts';
import type { Point } from '#artwork/svg.ts';

/** The layout: the valley, and the bridge in front of it. */
export interface StageLayout {
  readonly cut: 'wide' | 'narrow';
  readonly width: number;
  readonly height: number;
  readonly glow: { readonly center: Point; readonly across: number };
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
  /** Size of the walkers on the deck. */
  readonly walkerScale: number;
}

export interface Stage {
  readonly sheet: Sheet;
  readonly layout: StageLayout;
  readonly light: Light;
  /** The same time as a share from 0 to 1 and in seconds. */
  readonly time: number;
  readonly s: number;
  readonly wide: boolean;
  /** The height of the feet. */
  readonly floor: number;
}

interface Acts {
  /** Drawn between the valley and the bridge. */
  readonly behind?: string;
  /** Drawn between the far rail and the deck. */
  readonly onDeck?: string;
  readonly front: string;
}

export type Scene = (stage: Stage) => Acts;
