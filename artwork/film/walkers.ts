import { deckAt, type Span } from '#artwork/bridge.ts';
import { type Person, person } from '#artwork/person.ts';
import { group, type Point } from '#artwork/svg.ts';
import { fraction, smooth } from './loop.ts';
import { legsAt, STRIDE } from './stride.ts';

export interface Walker {
  readonly who: Person;
  /** Position of the first one at the start of the video, as a share of the deck. */
  readonly start: number;
  readonly way: 1 | -1;
}

interface Crossing {
  readonly span: Span;
  readonly scale: number;
  readonly walkers: readonly Walker[];
  /** Sections of the deck. In one loop, each walker crosses one and ends where the next began. */
  readonly places: number;
}

export interface Passer {
  readonly walker: Walker;
  /** Height of the feet. */
  readonly at: Point;
  /** Walkers fade in and out at the towers. */
  readonly opacity: number;
  readonly phase: number;
}

/** All walkers on the deck, from left to right. */
export function passersAt({ span, scale, walkers, places }: Crossing, time: number): Passer[] {
  const length = span.right[0] - span.left[0];
  const strides = Math.round(length / (STRIDE * scale * places)) * places;
  return walkers
    .flatMap((walker) =>
      Array.from({ length: places }, (_, place): Passer => {
        const gone = fraction(walker.start + (place + time) / places);
        const [x, y] = deckAt(span, walker.way > 0 ? gone : 1 - gone);
        const opacity = smooth(0, 0.02, gone) * smooth(0, 0.02, 1 - gone);
        return { walker, at: [x, y - 2], opacity, phase: fraction(gone * strides) };
      }),
    )
    .sort((one, other) => one.at[0] - other.at[0]);
}

export function drawPasser({ walker, at, opacity, phase }: Passer, scale: number): string {
  // The body rises while the legs pass each other.
  const [x, y] = at;
  const lift = 0.5 * scale * Math.abs(Math.sin(2 * Math.PI * phase));
  const who = { ...walker.who, legs: legsAt(phase) };
  const figure = person([x, y - lift], scale, who, walker.way);
  return opacity < 1 ? group({ opacity }, figure) : figure;
}
