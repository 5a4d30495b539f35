import { VIDEO_EMBEDS } from '#contract/video-embeds.ts';

export type Player =
  /** A page of a video service, to be shown in a frame. */
  | { kind: 'embed'; src: string }
  /** A film that the browser plays by itself. */
  | { kind: 'file'; src: string };

const YOUTUBE_HOSTS = ['youtube.com', 'youtube-nocookie.com', 'youtu.be'];
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d+$/;

/**
 * How a URL is played: YouTube and Vimeo by their embeds without cookies, all else as a file.
 * Both start at once, because they are shown only after a click.
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
    // An unlisted film has a key, behind its number or as `h`.
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
