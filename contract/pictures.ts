/** Raster pictures that editors put into the content pack, and what pages get of them. */
import * as z from 'zod/mini';

/** Folders below `media/` whose files are drawn or made by us and used as they are. */
const MADE_FOLDERS = 'scenes|covers|fonts|films|sessions|papers|icons|social';

/** Path of a picture below the content folder. */
export const PictureFile = z
  .string()
  .check(
    // Names of files are compared as NFC: macOS writes them decomposed.
    z.normalize('NFC'),
    z.regex(
      // No part of the path begins with a dot: neither `..` nor what file managers leave behind.
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

/** Where the motif of a picture is, in percent of its width and height from the upper left corner. */
export const FocalPoint = z.object({ x: percent, y: percent });
export type FocalPoint = z.infer<typeof FocalPoint>;

/** Pages have focal points in steps of this many percent. */
const FOCUS_STEP = 10;

/** The point that pages keep in view for another one. */
export function steppedFocus({ x, y }: FocalPoint): FocalPoint {
  const stepped = (share: number) => Math.round(share / FOCUS_STEP) * FOCUS_STEP;
  return { x: stepped(x), y: stepped(y) };
}

/** What `media/focus.yaml` says of one picture. */
export const Focus = z.strictObject({
  ...FocalPoint.shape,
  /** What no frame may cut, in percent as well. */
  motif: z.optional(
    z
      .strictObject({ left: percent, top: percent, right: percent, bottom: percent })
      .check(
        z.refine(
          ({ left, top, right, bottom }) => left < right && top < bottom,
          'must be given from the upper left to the lower right',
        ),
      ),
  ),
});
export type Focus = z.infer<typeof Focus>;

/** By path below the content folder, photos and drawings alike. */
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

/** Shapes of the frames that a cover is shown in, width by height: cards, and the banner of an article. */
export const COVER_FRAMES = [16 / 9, 12 / 5] as const;

/** The same of the drawing of a customer's story: above its words, and beside them. */
export const STORY_FRAMES = [5 / 4, 3 / 4] as const;

export const PictureSource = z.object({
  type: z.enum(['image/avif', 'image/webp']),
  /** Narrow to wide; the width is in pixels. */
  srcset: z.array(z.object({ src: z.string(), width: z.int() })),
});
export type PictureSource = z.infer<typeof PictureSource>;

/** A picture ready to be shown. Its URLs change with its content: they may be cached for ever. */
export const Picture = z.object({
  /** Pixels of the largest form that was made; upright, as a viewer sees it. */
  width: z.int(),
  height: z.int(),
  /** A `data:` URL of some hundred bytes to be shown blurred; null for one that lets through. */
  placeholder: z.nullable(z.string()),
  /** The better format first. */
  sources: z.array(PictureSource),
  /** URL for whoever chooses none of the sources. */
  src: z.string(),
  /** Stays in view where a frame is of another shape; the middle without. */
  focus: z.optional(FocalPoint),
});
export type Picture = z.infer<typeof Picture>;

/** A drawn cover of an article or an event: path below the content folder, and of its URL. */
export const CoverFile = z
  .string()
  .check(z.regex(/^media\/covers\/[a-z\d-]+\.svg$/, 'must be an .svg in media/covers/'));

/** A drawing in the text of an article: a cover or a scene, path below the content folder. */
export const BodyDrawing = z
  .string()
  .check(z.regex(/^media\/(covers|scenes)\/[a-z\d_-]+\.svg$/, 'must be an .svg in media/covers/'));

/** How wide a picture in the text of an article is shown: the column of `long-text` in CSS. */
export const BODY_PICTURE_SIZES = '(min-width: 720px) 660px, calc(100vw - 40px)';

/** Built-in copy as a page imports it: the build has put the picture where its file was named. */
export type WithPictures<Copy> = Copy extends PictureFile
  ? Picture
  : Copy extends object
    ? { [Field in keyof Copy]: WithPictures<Copy[Field]> }
    : Copy;
