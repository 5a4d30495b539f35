import { fromBehind } from '#artwork/people/bust.ts';
import { type Look, people } from '#artwork/people/looks.ts';

/** The same face in other clothes. */
export function wearing(look: Look, top: string, trousers?: string): Look {
  return trousers === undefined ? { ...look, top } : { ...look, top, trousers };
}

const { asmita, bikash, prerana, suman, maya, hari, dana, luis, joan } = people;

/** Rows of listeners, in clothes for the day and darker ones for the evening. */
export const dayGuests: readonly Look[] = [
  bikash,
  asmita,
  wearing(luis, '#DDEBF7'),
  wearing(maya, '#2F8F72'),
  hari,
  wearing(prerana, '#FFF3E2'),
  wearing(suman, '#A8434F'),
  dana,
  joan,
];

export const eveningGuests: readonly Look[] = [
  wearing(hari, '#45587A'),
  wearing(maya, '#8E5A62'),
  wearing(bikash, '#234A7A'),
  wearing(joan, '#C98550'),
  wearing(luis, '#A9BBD0'),
  wearing(dana, '#2F7A78'),
  wearing(suman, '#3E5F8E'),
  wearing(asmita, '#8A6A3E'),
  wearing(prerana, '#B9A8A0'),
];

/** A listener from behind at each position; the guests repeat in turn. */
export function listeners(
  guests: readonly Look[],
  xs: readonly number[],
  y: number,
  scale: number,
  first = 0,
): string {
  return xs
    .map((x, index) => {
      const look = guests[(index + first) % guests.length];
      // Heights vary, so that listeners sit differently.
      const rise = [0, 5, -2, 3][index % 4] ?? 0;
      return look ? fromBehind([x, y + rise], scale, look) : '';
    })
    .join('');
}
