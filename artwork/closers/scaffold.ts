import { type Grove, sown } from '#artwork/pines.ts';
import { evenKeys, outline, ridge, ridgeLine } from '#artwork/ridge.ts';
import { createSheet, type Sheet, type Stop, stops } from '#artwork/sheet.ts';
import { halo, stars } from '#artwork/sky.ts';
import { type Peak, snowPeaks } from '#artwork/snow-peaks.ts';
import { type Point, place } from '#artwork/svg.ts';

/** The color of the footer below, into which the ground fades. */
export const FOOT = '#071A2E';
export const NEAR = '#08233F';
const FAR = { crest: '#1C5390', foot: '#123F70' };
const MIDDLE = { crest: '#0D3A69', foot: '#0A2C52' };
const SNOW = { shade: '#2C639F', lit: '#FFCDA0', haze: '#1B4F88', gully: '#6E9CCB' };

/**
 * The last light behind the mountains, pale in the middle, because orange over blue turns brown.
 */
export const afterglow = stops(
  [0, '#FFC793', 0.95],
  [0.3, '#C3CBD6', 0.45],
  [0.6, '#5F95CC', 0.22],
  [1, '#2C6BB0', 0],
);
/** Long after sunset, when only the snow is still pale. */
export const blueHour = stops(
  [0, '#BFDDF6', 0.8],
  [0.4, '#7FB2E2', 0.36],
  [0.7, '#4A86C2', 0.16],
  [1, '#2C6BB0', 0],
);
export const firstLight = stops(
  [0, '#FFD9B8', 1],
  [0.28, '#F6CDBB', 0.6],
  [0.55, '#9DB9DC', 0.26],
  [1, '#2C6BB0', 0],
);

/** One night scene for both widths. The motif is drawn once: origin at its lower middle. */
export interface Closer {
  readonly seed: number;
  readonly light: readonly Stop[];
  /** The color of the snow's lit side. */
  readonly lit?: string;
  /** Summits relative to the motif: x to the right of its middle, height above its foot. */
  readonly peaks: readonly (readonly [x: number, up: number, half: number])[];
  /** Crest of the nearest land below the motif, in the same coordinates. */
  readonly ground: string;
  readonly groves?: readonly Grove[];
  /** Drawn on the middle ridge, behind the ground. */
  readonly behind?: (sheet: Sheet) => string;
  /** Drawn on the ground. */
  readonly motif: (sheet: Sheet) => string;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly align: 'xMaxYMax slice' | 'xMidYMax slice';
  /** The position of the motif's foot. */
  readonly at: Point;
  readonly scale: number;
  readonly far: readonly number[];
  readonly middle: readonly number[];
  readonly stars: readonly (readonly [from: Point, to: Point, count: number])[];
}

/** Anchored at the right. Bright parts are to the right of the text. */
const WIDE: Frame = {
  width: 2400,
  height: 620,
  align: 'xMaxYMax slice',
  at: [2000, 560],
  scale: 1,
  far: [470, 436, 486, 440, 480, 446, 484, 436, 478, 440, 474, 432, 462],
  middle: [536, 506, 548, 510, 552, 508, 550, 512, 552, 506, 538],
  stars: [
    [[1850, 12], [2390, 92], 34],
    [[2090, 92], [2390, 300], 40],
  ],
};

/** The text is above, so the upper quarter has only sky. */
const NARROW: Frame = {
  width: 1000,
  height: 400,
  align: 'xMidYMax slice',
  at: [500, 364],
  scale: 0.62,
  far: [262, 236, 270, 240, 272, 248, 270, 234, 266, 230, 258],
  middle: [320, 296, 330, 300, 332, 306, 328, 296, 316],
  stars: [[[20, 100], [980, 190], 76]],
};

/** Low land outside of the motif. */
function outside([x, y]: Point, width: number): readonly Point[] {
  const keys: readonly Point[] = [
    [width * 0.18, y + 10],
    [width * 0.34, y + 20],
    [width * 0.56, y + 12],
  ];
  return keys.filter(([at]) => at < x - 40);
}

function draw(name: string, closer: Closer, frame: Frame): string {
  const { width, height, at, scale } = frame;
  const { seed } = closer;
  const sheet = createSheet({ name, width, height, align: frame.align });
  const wide = width > 1000;
  const from = ([x, up]: readonly [number, number]): Point => [
    at[0] + x * scale,
    at[1] - up * scale,
  ];
  const crest = (heights: readonly number[], nth: number): readonly Point[] =>
    ridgeLine({ keys: evenKeys(width, heights), seed: seed + nth, roughness: 0.14 });
  const peaks = closer.peaks.map(
    ([x, up, half]): Peak => ({ summit: from([x, up]), left: half * scale, right: half * scale }),
  );
  const middle = crest(frame.middle, 2);
  const below = outline(closer.ground).map(([x, up]) => from([x, up]));
  const [first, last] = [below[0], below.at(-1)];
  if (!first || !last) throw new Error(`${name} has no ground`);
  const ground = ridgeLine({
    keys: [
      [-10, first[1] + 26],
      ...outside(first, width),
      ...below.filter(([x]) => x < width),
      [Math.max(width, last[0]) + 12, last[1] + 4],
    ],
    seed: seed + 3,
    rounds: 2,
    roughness: 0.05,
  });
  const groves = (closer.groves ?? []).map(
    ([start, end, count]): Grove => [from([start, 0])[0], from([end, 0])[0], count],
  );
  const heights = wide ? ([10, 22] as const) : ([9, 18] as const);
  const outer: readonly Grove[] = [[-10, from([-420, 0])[0], wide ? 90 : 14]];
  return sheet.render(
    ...frame.stars.map(([start, end, count], index) =>
      stars({ from: start, to: end, count, seed: seed + 10 + index }),
    ),
    halo(sheet, {
      center: from([0, 90]),
      across: 440 * Math.max(scale, 0.75),
      up: 330 * Math.max(scale, 0.55),
      light: closer.light,
    }),
    snowPeaks(sheet, peaks, {
      ...SNOW,
      lit: closer.lit ?? SNOW.lit,
      base: wide ? 540 : 320,
      sunX: at[0],
      seed: seed + 5,
      jitter: wide ? 10 : 6,
    }),
    ridge(sheet, crest(frame.far, 1), { ...FAR, footAt: height }),
    sown(middle, [[-10, width, wide ? 190 : 100]], {
      seed: seed + 6,
      color: MIDDLE.crest,
      heights: wide ? [8, 17] : [7, 14],
    }),
    ridge(sheet, middle, { ...MIDDLE, footAt: height }),
    closer.behind ? place(at, scale, closer.behind(sheet)) : '',
    sown(ground, [...outer, ...groves], { seed: seed + 7, color: NEAR, heights }),
    ridge(sheet, ground, { crest: NEAR, foot: FOOT, footAt: height }),
    place(at, scale, closer.motif(sheet)),
  );
}

/** Both widths of a night scene at the end of a page. */
export function closer(id: string, what: Closer): Record<string, (name: string) => string> {
  return {
    [`closing-${id}-wide`]: (name) => draw(name, what, WIDE),
    [`closing-${id}-narrow`]: (name) => draw(name, what, NARROW),
  };
}
