import { packFiles } from '#app/pack.ts';
import { tileOf } from './tile-parts.ts';

/** The landscape at each of twelve hours, small. */
export const HOUR_TILES = packFiles<string>(/^media\/scenes\/hour-[^/]*\.svg$/).map(
  ([, src]) => src,
);

/** The same landscape at one of twelve hours, always the same one for the same text. */
export const hourTile = (text: string) => tileOf(text, HOUR_TILES);
