import { SHARE_SIZE } from '#contract/share.ts';
import { openPicture } from './sharp.ts';

const QUALITY = 82;

/** Dots for an inch: 96 would be the drawing's own size, 640 pixels wide. */
const DENSITY = 180;

/** Another text whenever the same drawing would give another picture. */
export const JPEG_RECIPE = JSON.stringify([SHARE_SIZE, QUALITY, DENSITY]);

/** A drawing as the picture that is shown beside a link to its page. */
export async function drawingToJpeg(drawing: Buffer): Promise<Buffer> {
  const picture = await openPicture(drawing, { density: DENSITY });
  return picture
    .resize(SHARE_SIZE.width, SHARE_SIZE.height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}
