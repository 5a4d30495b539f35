/** Checks by their first bytes that files under `media/` have the format of their extension. */
import { closeSync, openSync, readSync } from 'node:fs';
import {
  type ContentProblem,
  fileProblem,
  type PackSource,
  packPath,
} from '#domain/content/pack-files/index.ts';

/** Bytes read from the start of a file. */
const FIRST_BYTES = 4096;

interface Kind {
  label: string;
  matches: (firstBytes: Buffer) => boolean;
}

const startsWith =
  (...starts: string[]) =>
  (firstBytes: Buffer) =>
    starts.some((start) => firstBytes.subarray(0, start.length).toString('latin1') === start);

const KINDS: readonly (readonly [extension: RegExp, kind: Kind])[] = [
  [/\.jpe?g$/i, { label: 'a JPEG picture', matches: startsWith('\xff\xd8\xff') }],
  [/\.png$/i, { label: 'a PNG picture', matches: startsWith('\x89PNG\r\n\x1a\n') }],
  [/\.gif$/i, { label: 'a GIF picture', matches: startsWith('GIF8') }],
  [
    /\.webp$/i,
    { label: 'a WebP picture', matches: (firstBytes) => textAt(firstBytes, 8, 4) === 'WEBP' },
  ],
  [
    /\.avif$/i,
    { label: 'an AVIF picture', matches: (firstBytes) => textAt(firstBytes, 4, 4) === 'ftyp' },
  ],
  [/\.ico$/i, { label: 'an icon', matches: startsWith('\0\0\x01\0') }],
  [
    /\.svg$/i,
    {
      label: 'an SVG drawing',
      matches: (firstBytes) => /<svg[\s>]/i.test(firstBytes.toString('utf8')),
    },
  ],
  [
    /\.pdf$/i,
    {
      label: 'a PDF',
      matches: (firstBytes) => firstBytes.subarray(0, 1024).toString('latin1').includes('%PDF-'),
    },
  ],
  [
    /\.mp4$/i,
    { label: 'an MP4 video', matches: (firstBytes) => textAt(firstBytes, 4, 4) === 'ftyp' },
  ],
  [/\.webm$/i, { label: 'a WebM video', matches: startsWith('\x1aE\xdf\xa3') }],
  [/\.vtt$/i, { label: 'captions (WebVTT)', matches: startsWith('WEBVTT', '\xef\xbb\xbfWEBVTT') }],
  [/\.woff2$/i, { label: 'a WOFF2 font', matches: startsWith('wOF2') }],
  [/\.(ttf|otf)$/i, { label: 'a font', matches: startsWith('\0\x01\0\0', 'OTTO', 'true', 'ttcf') }],
];

const textAt = (firstBytes: Buffer, offset: number, length: number) =>
  firstBytes.subarray(offset, offset + length).toString('latin1');

/** @param files paths below the content folder */
export function misnamedMedia(contentDir: PackSource, files: readonly string[]): ContentProblem[] {
  return files.flatMap((file) => {
    const kind = KINDS.find(([extension]) => extension.test(file))?.[1];
    if (!file.startsWith('media/') || !kind) return [];
    const message = mistakeIn(firstBytesOf(packPath(contentDir, file)), kind);
    return message ? [fileProblem(file, message)] : [];
  });
}

function mistakeIn(firstBytes: Buffer | undefined, { label, matches }: Kind): string | undefined {
  // An unreadable file has already been reported.
  if (!firstBytes || matches(firstBytes)) return undefined;
  if (firstBytes.length === 0) return 'is empty';
  const start = firstBytes.toString('latin1');
  if (start.startsWith('version https://git-lfs.github.com/')) {
    return 'is only a Git LFS pointer: run "git lfs pull" to get the file';
  }
  const isPage = /^\s*<(!doctype html|html)/i.test(start);
  return `is not ${label}${isPage ? ' but a web page: download the file itself' : ': save it in this format, or rename it'}`;
}

function firstBytesOf(path: string): Buffer | undefined {
  let handle: number | undefined;
  try {
    handle = openSync(path, 'r');
    const firstBytes = Buffer.alloc(FIRST_BYTES);
    return firstBytes.subarray(0, readSync(handle, firstBytes));
  } catch {
    return undefined;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}
