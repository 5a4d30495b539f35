import type { JsonLdNode } from './json-ld-node.ts';
import { startOfDay } from './moments.ts';
import { organizationRef } from './organization.ts';

interface FilmFacts {
  name: string;
  description: string;
  /** Full URLs. */
  thumbnail: string;
  /** Where anybody may play it: search engines show no film without. */
  file: string;
  /** ISO 8601. */
  published: string;
}

function videoObject(film: FilmFacts, origin: string): JsonLdNode {
  const { name, description, thumbnail, file, published } = film;
  return {
    '@type': 'VideoObject',
    name,
    description,
    thumbnailUrl: [thumbnail],
    uploadDate: published,
    contentUrl: file,
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

/** A film that anybody may play; none where it is a page elsewhere, or nobody says since when. */
export function publicFilm(film: PublicFilm, origin: string): JsonLdNode[] {
  const { title, description, src, poster, published } = film;
  if (!published || !src.startsWith('/')) return [];
  const [file, thumbnail] = [origin + src, origin + poster];
  const facts = { name: title, description, thumbnail, file, published: startOfDay(published) };
  return [videoObject(facts, origin)];
}
