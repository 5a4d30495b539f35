/** Whether files under `media/` are what their names say. Pictures of visitors' size are decoded elsewhere. */
import { closeSync, openSync, readSync } from 'node:fs';
import { SITE_MEDIA } from '#contract/site-media.ts';
import { type ContentProblem, fileProblem, packPath } from '#domain/content/pack-files/index.ts';
import type { SiteModules } from './site-modules.ts';

/** Bytes of a file that tell what it is. */
const HEAD = 4096;

interface Kind {
  label: string;
  is: (head: Buffer) => boolean;
}

const startsWith =
  (...starts: string[]) =>
  (head: Buffer) =>
    starts.some((start) => head.subarray(0, start.length).toString('latin1') === start);

const KINDS: readonly (readonly [ending: RegExp, kind: Kind])[] = [
  [/\.jpe?g$/i, { label: 'a JPEG picture', is: startsWith('\xff\xd8\xff') }],
  [/\.png$/i, { label: 'a PNG picture', is: startsWith('\x89PNG\r\n\x1a\n') }],
  [/\.gif$/i, { label: 'a GIF picture', is: startsWith('GIF8') }],
  [/\.webp$/i, { label: 'a WebP picture', is: (head) => textAt(head, 8, 4) === 'WEBP' }],
  [/\.avif$/i, { label: 'an AVIF picture', is: (head) => textAt(head, 4, 4) === 'ftyp' }],
  [/\.ico$/i, { label: 'an icon', is: startsWith('\0\0\x01\0') }],
  [/\.svg$/i, { label: 'an SVG drawing', is: (head) => /<svg[\s>]/i.test(head.toString('utf8')) }],
  [
    /\.pdf$/i,
    { label: 'a PDF', is: (head) => head.subarray(0, 1024).toString('latin1').includes('%PDF-') },
  ],
  [/\.mp4$/i, { label: 'an MP4 film', is: (head) => textAt(head, 4, 4) === 'ftyp' }],
  [/\.webm$/i, { label: 'a WebM film', is: startsWith('\x1aE\xdf\xa3') }],
  [/\.vtt$/i, { label: 'captions (WebVTT)', is: startsWith('WEBVTT', '\xef\xbb\xbfWEBVTT') }],
  [/\.woff2$/i, { label: 'a WOFF2 font', is: startsWith('wOF2') }],
  [/\.(ttf|otf)$/i, { label: 'a font', is: startsWith('\0\x01\0\0', 'OTTO', 'true', 'ttcf') }],
];

const textAt = (head: Buffer, at: number, length: number) =>
  head.subarray(at, at + length).toString('latin1');

/** The drawings and films that the site's own code shows, and the pack lacks. */
export function missingMedia(modules: SiteModules): ContentProblem[] {
  const message = 'is missing, and pages show it';
  return SITE_MEDIA.map((path) => `media/${path}`)
    .filter((file) => !(file in modules))
    .map((file) => fileProblem(file, message));
}

/** @param files paths below the content folder */
export function misnamedMedia(contentDir: string, files: readonly string[]): ContentProblem[] {
  return files.flatMap((file) => {
    const kind = KINDS.find(([ending]) => ending.test(file))?.[1];
    if (!file.startsWith('media/') || !kind) return [];
    const message = mistakeIn(headOf(packPath(contentDir, file)), kind);
    return message ? [fileProblem(file, message)] : [];
  });
}

function mistakeIn(head: Buffer | undefined, { label, is }: Kind): string | undefined {
  // What cannot be read is named already.
  if (!head || is(head)) return undefined;
  if (head.length === 0) return 'is empty';
  const start = head.toString('latin1');
  if (start.startsWith('version https://git-lfs.github.com/')) {
    return 'is only a pointer of Git LFS: run "git lfs pull" to have the file itself';
  }
  const isPage = /^\s*<(!doctype html|html)/i.test(start);
  return `is not ${label}${isPage ? ' but a web page: download the file itself' : ': save it again in this format, or name it for what it is'}`;
}

function headOf(path: string): Buffer | undefined {
  let handle: number | undefined;
  try {
    handle = openSync(path, 'r');
    const head = Buffer.alloc(HEAD);
    return head.subarray(0, readSync(handle, head));
  } catch {
    return undefined;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}
