import { openPicture } from './sharp.ts';

/** What networks and messengers show beside a link: 1.91:1, and no SVG. */
const SHARE = { width: 1200, height: 630 } as const;

const QUALITY = 82;

/** Dots for an inch: 96 would be the drawing's own size, 640 pixels wide. */
const DENSITY = 180;

/** Another text whenever the same drawing would give another picture. */
export const JPEG_RECIPE = JSON.stringify([SHARE, QUALITY, DENSITY]);

/** A drawing as the picture that is shown beside a link to its page. */
export async function drawingToJpeg(drawing: Buffer): Promise<Buffer> {
  const picture = await openPicture(drawing, { density: DENSITY });
  return picture
    .resize(SHARE.width, SHARE.height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}
