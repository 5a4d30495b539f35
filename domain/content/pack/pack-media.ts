/** The pictures, drawings, videos and PDFs of a pack. */
import { statSync } from 'node:fs';
import type { MediaItem } from '#contract/console/media.ts';
import type { MediaKind } from '#contract/media-files.ts';
import type { Picture } from '#contract/pictures.ts';
import { fileDigest } from '#domain/content/downloads.ts';
import { type PackSource, packPath, packTree } from '#domain/content/pack-files/index.ts';
import { type Pictures, readPictures } from '#domain/content/pictures/index.ts';
import { mediaUrl } from './media-url.ts';
import { drawingSize } from './pack-pictures.ts';

/** A file as the library lists it, without the places that use it. */
export type PackMedia = Omit<MediaItem, 'uses'>;

const KINDS: readonly (readonly [RegExp, MediaKind])[] = [
  [/\.(jpe?g|png|webp|avif|gif)$/i, 'picture'],
  [/\.svg$/i, 'drawing'],
  [/\.(mp4|webm)$/i, 'video'],
  [/\.pdf$/i, 'pdf'],
];

/** Files of the brand that no text chooses. */
const OF_BRAND = /^media\/(icons|fonts|glyphs|social)\//;

/** Videos and PDFs that visitors get for a name and an e-mail address have no public URL. */
const GATED = /^media\/(sessions|papers)\//;

export async function packMedia(source: PackSource): Promise<PackMedia[]> {
  const { pictures } = await readPictures(source);
  return packTree(source, 'media').files.flatMap((file) => {
    const kind = KINDS.find(([pattern]) => pattern.test(file))?.[1];
    if (!kind || OF_BRAND.test(file)) return [];
    return [describe(source, file, kind, pictures)];
  });
}

function describe(
  source: PackSource,
  file: string,
  kind: MediaKind,
  pictures: Pictures,
): PackMedia {
  const path = packPath(source, file);
  const picture = pictures.get(file) ?? null;
  const size = picture ?? (kind === 'drawing' ? drawingSize(source, file) : undefined);
  return {
    id: file,
    title: file.replace(/^.*\//, ''),
    kind,
    source: 'pack',
    width: size ? Math.round(size.width) : null,
    height: size ? Math.round(size.height) : null,
    bytes: statSync(path, { throwIfNoEntry: false })?.size ?? 0,
    state: 'ready',
    focus: null,
    version: 0,
    digest: fileDigest(path) ?? '',
    url: picture ? smallest(picture) : GATED.test(file) ? null : mediaUrl(source, file),
    uploadedAt: null,
    uploadedBy: null,
    deletedAt: null,
  };
}

const smallest = ({ sources, src }: Picture): string => {
  const webp = sources.find(({ type }) => type === 'image/webp');
  return webp?.srcset.find(({ width }) => width >= 480)?.src ?? src;
};
