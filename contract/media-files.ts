/**
 * Files of the media library: formats, limits and messages. The server and the browser both check a
 * file before it is uploaded.
 */

const MB = 1024 * 1024;

export const MEDIA_LIMITS = {
  /** Bytes of an upload. */
  picture: 25 * MB,
  pdf: 25 * MB,
  video: 64 * MB,
  /** Width times height of an uploaded picture. */
  pixels: 60_000_000,
  /** Of the original that is stored. A larger one could not be turned in the memory of a job. */
  storedPixels: 16_000_000,
  /** Files of the library, with those in the bin. */
  files: 5000,
  /** Bytes of all files. */
  total: 20 * 1024 * MB,
  /** Pictures that wait to be made. */
  queue: 50,
  title: 120,
} as const;

/** Bytes from the start of a file that `sniffMedia` needs. */
export const SNIFFED_BYTES = 4096;

/** Folder of uploaded files, below the content folder. */
export const UPLOADS = 'media/uploads';

/** Milliseconds for which a deleted file can be restored. */
export const BIN_LIFETIME = 30 * 86_400_000;

export const MEDIA_KINDS = ['picture', 'drawing', 'video', 'pdf'] as const;
export type MediaKind = (typeof MEDIA_KINDS)[number];

/** Formats that are stored, by extension. */
export const MEDIA_TYPES = {
  jpg: { type: 'image/jpeg', kind: 'picture' },
  png: { type: 'image/png', kind: 'picture' },
  webp: { type: 'image/webp', kind: 'picture' },
  avif: { type: 'image/avif', kind: 'picture' },
  mp4: { type: 'video/mp4', kind: 'video' },
  webm: { type: 'video/webm', kind: 'video' },
  pdf: { type: 'application/pdf', kind: 'pdf' },
} as const satisfies Record<string, { type: string; kind: MediaKind }>;
export type MediaExtension = keyof typeof MEDIA_TYPES;

/**
 * `accept` of the file chooser. Without HEIC in it, Apple devices convert photos to JPEG.
 */
export const MEDIA_ACCEPT =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,video/mp4,video/webm,application/pdf';
export const PICTURE_ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Reasons why a file is refused, each with a sentence that says what to do. */
export const MEDIA_REFUSALS = {
  empty: 'This file is empty. Choose another file.',
  heic: 'Your phone’s format (HEIC) cannot be shown on the web. Export the photo as JPEG, or set the camera to Most Compatible.',
  svg: 'SVG drawings cannot be uploaded. Export the drawing as PNG, or ask a developer to add it to the pack.',
  tiff: 'TIFF and camera raw files cannot be shown on the web. Export the picture as JPEG.',
  quicktime: 'QuickTime videos do not play in all browsers. Export the video as MP4.',
  unknown:
    'This is not a picture, a video or a PDF. Upload a JPEG, PNG, WebP, AVIF, GIF, MP4, WebM or PDF file.',
  'picture-too-large':
    'This picture is larger than 25 MB. Export it with a lower quality, or smaller.',
  'pdf-too-large': 'This PDF is larger than 25 MB. Export it for the web, with smaller pictures.',
  'video-too-large': 'This video is larger than 64 MB. Export it shorter or with a lower quality.',
  'too-many-pixels':
    'This picture has more than 60 million pixels. Make it smaller, for example 6,000 pixels wide.',
  'too-small': 'This picture is too small to be shown. Each side needs at least 16 pixels.',
  'too-long': 'One side of this picture is more than 10 times as long as the other. Crop it first.',
  damaged: 'This file is damaged or incomplete. Copy it from the device again, or export it again.',
  'pdf-damaged': 'This PDF is damaged or needs a password. Export it again without a password.',
  'too-much': 'This picture takes too much time or memory to read. Export it again as JPEG.',
  transparent:
    'This picture has transparent parts, which a JPEG cannot have. Upload it as a new file.',
  'other-kind': 'The new file must be of the same kind, because pages show it in the same place.',
} as const;
export type MediaRefusal = keyof typeof MEDIA_REFUSALS;

/** Shown after an upload that was changed. */
export const MEDIA_NOTICES = {
  animated:
    'Only the first frame is shown: animations are not played. For movement, upload an MP4 video.',
  duplicate: 'This file is in the library already.',
  shrunk: 'The picture was made smaller. 16 million pixels are enough for every screen.',
} as const;
export type MediaNotice = keyof typeof MEDIA_NOTICES;

/** Why the sizes of a picture could not be made. */
export const MAKE_FAILURE = 'Making the sizes took too much time or memory, or ended unexpectedly.';

export const LIBRARY_MESSAGES = {
  queueFull: '50 pictures are waiting to be processed. Try again in a minute.',
  libraryFull: 'The library is full. Delete files that are not used, then empty the bin.',
  inUse: 'This file is used on the site. Remove it there first, or replace it.',
} as const;

/** @param firstBytes `SNIFFED_BYTES` from the start of the file, or all of it */
export function sniffMedia(
  firstBytes: Uint8Array,
): { extension: MediaExtension; isGif: boolean } | { refusal: MediaRefusal } {
  if (firstBytes.length === 0) return { refusal: 'empty' };
  const isAt = (text: string, offset = 0) =>
    [...text].every((letter, index) => firstBytes[offset + index] === letter.charCodeAt(0));
  const accept = (extension: MediaExtension, isGif = false) => ({ extension, isGif });
  if (isAt('\xff\xd8\xff')) return accept('jpg');
  if (isAt('\x89PNG\r\n\x1a\n')) return accept('png');
  if (isAt('GIF8')) return accept('png', true);
  if (isAt('RIFF') && isAt('WEBP', 8)) return accept('webp');
  if (isAt('\x1aE\xdf\xa3')) return accept('webm');
  if (isAt('%PDF-')) return accept('pdf');
  if (isAt('ftyp', 4)) return sniffBoxes(latin1(firstBytes.subarray(8, 40)));
  if (isAt('II*\0') || isAt('MM\0*')) return { refusal: 'tiff' };
  if (isAt('moov', 4) || isAt('mdat', 4) || isAt('wide', 4)) return { refusal: 'quicktime' };
  if (/<svg[\s>]/i.test(latin1(firstBytes))) return { refusal: 'svg' };
  return { refusal: 'unknown' };
}

/** @param brands the main brand and the compatible ones, by which formats in this container differ */
function sniffBoxes(brands: string) {
  const brand = brands.slice(0, 4);
  if (/avi[fs]/.test(brands)) return { extension: 'avif' as const, isGif: false };
  if (/^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand)) return { refusal: 'heic' as const };
  if (brand === 'qt  ') return { refusal: 'quicktime' as const };
  return { extension: 'mp4' as const, isGif: false };
}

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** The reason why a file of this size and with these first bytes is refused before it is read. */
export function mediaRefusal(bytes: number, firstBytes: Uint8Array): MediaRefusal | null {
  const sniffed = sniffMedia(firstBytes);
  if ('refusal' in sniffed) return sniffed.refusal;
  const { kind } = MEDIA_TYPES[sniffed.extension];
  return bytes > MEDIA_LIMITS[kind] ? `${kind}-too-large` : null;
}
