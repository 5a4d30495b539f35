import { VIDEO_EMBEDS } from '#contract/video-embeds.ts';

export type Player =
  /** The embed page of a video service, for an `<iframe>`. */
  | { kind: 'embed'; src: string }
  /** A file for a `<video>`. */
  | { kind: 'file'; src: string };

const YOUTUBE_HOSTS = ['youtube.com', 'youtube-nocookie.com', 'youtu.be'];
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d+$/;

/**
 * YouTube and Vimeo pages become their embeds without cookies, all other URLs are files. The embeds
 * start automatically, because they are inserted only after a click.
 */
export function playerFor(source: string): Player {
  const file = { kind: 'file', src: source } as const;
  if (!URL.canParse(source)) return file;
  const url = new URL(source);
  const host = url.hostname.replace(/^(www|m|music|player)\./, '');
  const path = url.pathname.split('/').filter(Boolean);
  if (YOUTUBE_HOSTS.includes(host)) {
    const id = youtubeId(host, path, url.searchParams);
    if (!YOUTUBE_ID.test(id)) return file;
    return embed(`${VIDEO_EMBEDS.youtube}/embed/${id}?autoplay=1&rel=0`);
  }
  if (host === 'vimeo.com') {
    const id = path.find((part) => VIMEO_ID.test(part));
    if (!id) return file;
    // An unlisted video has a key, in the path after its number or as `h`.
    const key = url.searchParams.get('h') ?? path[path.indexOf(id) + 1] ?? '';
    const secret = /^[\da-f]+$/.test(key) ? `&h=${key}` : '';
    return embed(`${VIDEO_EMBEDS.vimeo}/video/${id}?autoplay=1&dnt=1${secret}`);
  }
  return file;
}

function youtubeId(host: string, path: string[], query: URLSearchParams): string {
  if (host === 'youtu.be') return path[0] ?? '';
  const [first = '', second = ''] = path;
  if (first === 'watch') return query.get('v') ?? '';
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : '';
}

function embed(src: string): Player {
  return { kind: 'embed', src };
}
