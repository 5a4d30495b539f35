import { type LocalizedPack, perPack } from '#app/pack.ts';
import { isoDuration } from './moments.ts';

const FILM = /^(media\/films\/[^?]+)\?seconds$/;

/** URL paths of films of the pack, to whole seconds. */
const lengthsOf = perPack(
  (pack) =>
    new Map(
      pack
        .files<number>(FILM)
        .map(([id, seconds]) => [`/${encodeURI(id.replace(FILM, '$1'))}`, seconds]),
    ),
);

/** `PT8S` for a film of the pack, by its URL; undefined for another one. */
export function filmLength(pack: LocalizedPack, src: string): string | undefined {
  const seconds = lengthsOf(pack).get(src.replace(/[?#].*$/s, ''));
  return seconds === undefined ? undefined : isoDuration(seconds * 1000);
}
