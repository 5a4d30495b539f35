import { type LocalizedPack, perPack } from '#app/pack.ts';
import { playerFor } from '#app/ui/video-dialog/player-for.ts';
import type { JsonLdNode, PageLocation } from './json-ld-node.ts';
import { isoDuration, startOfDay } from './moments.ts';
import { organizationRef } from './organization.ts';

interface VideoFacts {
  name: string;
  description: string;
  /** Full URLs. */
  thumbnail: string;
  /** The public file or player, one of which search engines require. */
  playback: { contentUrl: string } | { embedUrl: string };
  /** ISO 8601; undefined if unknown. */
  duration: string | undefined;
  /** ISO 8601. */
  published: string;
}

function videoObject(video: VideoFacts, origin: string): JsonLdNode {
  const { name, description, thumbnail, playback, duration, published } = video;
  return {
    '@type': 'VideoObject',
    name,
    description,
    thumbnailUrl: [thumbnail],
    uploadDate: published,
    ...playback,
    duration,
    isAccessibleForFree: true,
    publisher: organizationRef(origin),
  };
}

interface PublicVideo {
  title: string;
  description: string;
  src: string;
  poster?: string | undefined;
  /** A day such as `2026-11-28`. */
  published?: string | undefined;
}

/** A public video; empty if its date, its poster or its player is unknown. */
export function publicVideo(
  video: PublicVideo,
  { pack, origin }: Pick<PageLocation, 'pack' | 'origin'>,
): JsonLdNode[] {
  const { title, description, src, poster, published } = video;
  const playback = playbackOf(src, origin);
  if (!published || !poster || !playback) return [];
  const facts = {
    name: title,
    description,
    thumbnail: origin + poster,
    playback,
    duration: videoDuration(pack, src),
    published: startOfDay(pack, published),
  };
  return [videoObject(facts, origin)];
}

/** Undefined for a page of another site without a known player. */
function playbackOf(src: string, origin: string): VideoFacts['playback'] | undefined {
  if (src.startsWith('/')) return { contentUrl: origin + src };
  const player = playerFor(src);
  // Search engines show the player in their own frame, where it must not start automatically.
  return player.kind === 'embed'
    ? { embedUrl: player.src.replace(/[?]autoplay=1&/, '?') }
    : undefined;
}

const LENGTH_FILE = /^(media\/films\/[^?]+)\?seconds$/;

/** Whole seconds of the pack's videos, by URL path. */
const lengthsOf = perPack(
  (pack) =>
    new Map(
      pack
        .files<number>(LENGTH_FILE)
        .map(([id, seconds]) => [`/${encodeURI(id.replace(LENGTH_FILE, '$1'))}`, seconds]),
    ),
);

/** `PT8S` for the URL of a video of the pack; undefined for any other URL. */
function videoDuration(pack: LocalizedPack, src: string): string | undefined {
  const seconds = lengthsOf(pack).get(src.replace(/[?#].*$/s, ''));
  return seconds === undefined ? undefined : isoDuration(seconds * 1000);
}
