import { type LocalizedPack, perPack } from '#app/pack.ts';
import { tileOf } from './tile-parts.ts';

/** The landscape at each of twelve hours, small. */
export const hourTilesOf = perPack((pack) =>
  pack.files<string>(/^media\/scenes\/hour-[^/]*\.svg$/).map(([, src]) => src),
);

/** The same landscape at one of twelve hours, always the same one for the same text. */
export const hourTile = (pack: LocalizedPack, text: string) => tileOf(text, hourTilesOf(pack));
