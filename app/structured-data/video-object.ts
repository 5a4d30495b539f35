import { type LocalizedPack, perPack } from '#app/pack.ts';
import { playerFor } from '#app/ui/video-dialog/player-for.ts';
import type { JsonLdNode, PageLocation } from './json-ld-node.ts';
import { isoDuration, startOfDay } from './moments.ts';
import { organizationRef } from './organization.ts';

interface FilmFacts {
  name: string;
  description: string;
  /** Full URLs. */
  thumbnail: string;
  /** Where anybody may play it, as a file or in a frame: search engines show no film without. */
  played: { contentUrl: string } | { embedUrl: string };
  /** ISO 8601; left out where it is not known. */
  duration: string | undefined;
  /** ISO 8601. */
  published: string;
}

function videoObject(film: FilmFacts, origin: string): JsonLdNode {
  const { name, description, thumbnail, played, duration, published } = film;
  return {
    '@type': 'VideoObject',
    name,
    description,
    thumbnailUrl: [thumbnail],
    uploadDate: published,
    ...played,
    duration,
    isAccessibleForFree: true,
    publisher: organizationRef(origin),
  };
}

interface PublicFilm {
  title: string;
  description: string;
  src: string;
  poster: string;
  /** A day. */
  published?: string | undefined;
}

/** A film that anybody may play; none where nobody says since when. */
export function publicFilm(
  film: PublicFilm,
  { pack, origin }: Pick<PageLocation, 'pack' | 'origin'>,
): JsonLdNode[] {
  const { title, description, src, poster, published } = film;
  const played = playedAt(src, origin);
  if (!published || !played) return [];
  const facts = {
    name: title,
    description,
    thumbnail: origin + poster,
    played,
    duration: filmLength(pack, src),
    published: startOfDay(pack, published),
  };
  return [videoObject(facts, origin)];
}

/** Undefined for a page elsewhere whose player is not known. */
function playedAt(src: string, origin: string): FilmFacts['played'] | undefined {
  if (src.startsWith('/')) return { contentUrl: origin + src };
  const player = playerFor(src);
  // Search engines show it in a frame of their own, where nothing is to start by itself.
  return player.kind === 'embed'
    ? { embedUrl: player.src.replace(/[?]autoplay=1&/, '?') }
    : undefined;
}

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
function filmLength(pack: LocalizedPack, src: string): string | undefined {
  const seconds = lengthsOf(pack).get(src.replace(/[?#].*$/s, ''));
  return seconds === undefined ? undefined : isoDuration(seconds * 1000);
}
