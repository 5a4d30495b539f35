import type { Span } from '#artwork/bridge.ts';
import { mix } from '#artwork/film/light.ts';
import type { Walker } from '#artwork/film/walkers.ts';
import { type Person, walkers } from '#artwork/person.ts';
import { FRONT, type Moment } from './moment.ts';

/** Clothes are mixed with the dark color of the foreground. */
function atNight(who: Person): Person {
  return { ...who, coat: mix(who.coat, FRONT, 0.2), trousers: mix('#123E66', FRONT, 0.4) };
}

export const people: readonly Walker[] = [
  { who: atNight(walkers.ember), start: 0.06, way: 1 },
  { who: atNight({ ...walkers.sky, pose: 'lantern' }), start: 0.115, way: 1 },
  { who: atNight({ ...walkers.cream, pose: 'lantern' }), start: 0.78, way: -1 },
];

/** The road over both spans, from beyond one edge of the picture to beyond the other. */
export function road({ layout }: Moment): Span {
  const y = layout.spans[0].right[1];
  return { left: [-60, y], right: [layout.width + 60, y], tower: 0, cableSag: 0, deckSag: 0 };
}
