import { packFiles } from '#app/pack.ts';
import { isoDuration } from './moments.ts';

const FILM = /^(media\/films\/[^?]+)\?seconds$/;

/** URL paths of films of the pack, to whole seconds. */
const lengths = new Map(
  packFiles<number>(FILM).map(([id, seconds]) => [
    `/${encodeURI(id.replace(FILM, '$1'))}`,
    seconds,
  ]),
);

/** `PT8S` for a film of the pack, by its URL; undefined for another one. */
export function filmLength(src: string): string | undefined {
  const seconds = lengths.get(src.replace(/[?#].*$/s, ''));
  return seconds === undefined ? undefined : isoDuration(seconds * 1000);
}
