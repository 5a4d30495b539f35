/** Raster pictures of the content pack, and their renditions for pages. */
import * as z from 'zod/mini';

/** Folders below `media/` whose files are generated and used unchanged. */
const MADE_FOLDERS = 'scenes|covers|fonts|films|sessions|papers|icons|glyphs|social';

/** Path of a picture relative to the content folder. */
export const PictureFile = z
  .string()
  .check(
    // File names are compared as NFC, because macOS may decompose them.
    z.normalize('NFC'),
    z.regex(
      // No segment begins with a dot. This excludes `..` and the hidden files of file managers.
      new RegExp(
        `^media(?!/(?:${MADE_FOLDERS})/)(/[^/\\\\.][^/\\\\]*)+\\.(jpe?g|png|webp|avif|gif)$`,
        'i',
      ),
      `must be a .jpg, .png, .webp, .avif or .gif under media/ (not in ${MADE_FOLDERS.replaceAll('|', ', ')})`,
    ),
  )
  .brand<'PictureFile'>();
export type PictureFile = z.infer<typeof PictureFile>;

const percent = z
  .number()
  .check(
    z.minimum(0, 'must be 0 to 100, in percent'),
    z.maximum(100, 'must be 0 to 100, in percent'),
  );

/** Position of a picture's subject, in percent of width and height from the upper left corner. */
export const FocalPoint = z.object({ x: percent, y: percent });
export type FocalPoint = z.infer<typeof FocalPoint>;

/** The entry of one picture in `media/focus.yaml`. */
export const Focus = z.strictObject({
  ...FocalPoint.shape,
  /** The part that no frame may crop, in percent. */
  motif: z.optional(
    z
      .strictObject({ left: percent, top: percent, right: percent, bottom: percent })
      .check(
        z.refine(
          ({ left, top, right, bottom }) => left < right && top < bottom,
          'must have left less than right and top less than bottom',
        ),
      ),
  ),
});
export type Focus = z.infer<typeof Focus>;

/** Focal points by path relative to the content folder, for photos and drawings. */
export const FocalPoints = z.record(
  z
    .string()
    .check(
      z.normalize('NFC'),
      z.regex(
        /^media\/.+\.(svg|jpe?g|png|webp|avif|gif)$/i,
        'must be the path of a picture under media/',
      ),
    ),
  Focus,
);
export type FocalPoints = z.infer<typeof FocalPoints>;

export const PictureSource = z.object({
  type: z.enum(['image/avif', 'image/webp']),
  /** Narrow to wide; `width` in pixels. */
  srcset: z.array(z.object({ src: z.string(), width: z.int() })),
});
export type PictureSource = z.infer<typeof PictureSource>;

/** A picture with its renditions. URLs contain a content hash, so they may be cached forever. */
export const Picture = z.object({
  /** Pixels of the largest rendition, after rotation by EXIF. */
  width: z.int(),
  height: z.int(),
  /** A `data:` URL of a few hundred bytes, shown blurred; null for pictures with transparency. */
  placeholder: z.nullable(z.string()),
  /** The better format first. */
  sources: z.array(PictureSource),
  /** Fallback for browsers that support none of the sources. */
  src: z.string(),
  /** Point to keep visible when the picture is cropped; the center if omitted. */
  focus: z.optional(FocalPoint),
});
export type Picture = z.infer<typeof Picture>;

/** A drawn cover of an article or event: path relative to the content folder, and URL path. */
export const CoverFile = z
  .string()
  .check(z.regex(/^media\/covers\/[a-z\d-]+\.svg$/, 'must be an .svg in media/covers/'));

/** A drawing in an article's text: a cover or scene, by path relative to the content folder. */
export const BodyDrawing = z
  .string()
  .check(
    z.regex(
      /^media\/(covers|scenes)\/[a-z\d_-]+\.svg$/,
      'must be an .svg in media/covers/ or media/scenes/',
    ),
  );

/** `sizes` of a picture in an article's text: the column width of `long-text` in the CSS. */
export const BODY_PICTURE_SIZES = '(min-width: 720px) 660px, calc(100vw - 40px)';

/** Copy as a page gets it: the build has replaced each picture's path with the `Picture`. */
export type WithPictures<Copy> = Copy extends PictureFile
  ? Picture
  : Copy extends string
    ? Copy
    : Copy extends object
      ? { [Field in keyof Copy]: WithPictures<Copy[Field]> }
      : Copy;
