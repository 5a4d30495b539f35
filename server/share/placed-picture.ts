/** The page's drawing or photograph, as it is put into a share picture. */
import { openPicture } from '#domain/pictures/index.ts';

/** A drawing or a photograph. */
export interface Picture {
  form: 'scene' | 'window';
  bytes: Buffer;
}

export const isDrawing = ({ bytes }: Picture) => bytes.subarray(0, 300).includes('<svg');

const OWN_SIZE = /\s(width|height)\s*=\s*["']\s*([\d.]*)[^"']*["']/g;

/** A drawing of another size than the one that it may name. */
function sizedDrawing(drawing: Buffer, width: number, height: number): Buffer {
  const sized = drawing.toString().replace(/<svg\b[^>]*>/, (root) => {
    const own = Object.fromEntries(
      [...root.matchAll(OWN_SIZE)].map(([, name, size]) => [name, size]),
    );
    // Without, its size is what its coordinates are in.
    const box =
      own.width && own.height && !/\sviewBox\s*=/.test(root)
        ? ` viewBox="0 0 ${own.width} ${own.height}"`
        : '';
    const size = `width="${width}" height="${height}"${box}`;
    return root.replace(OWN_SIZE, '').replace('<svg', `<svg ${size}`);
  });
  return Buffer.from(sized);
}

/** A drawing in a box as a browser would show it: which part of it is seen, it says itself. */
export async function pictureIn(
  picture: Picture,
  { width, height }: { width: number; height: number },
  radius: number,
): Promise<Buffer> {
  const bytes = isDrawing(picture) ? sizedDrawing(picture.bytes, width, height) : picture.bytes;
  const opened = (await openPicture(bytes)).resize(width, height, { fit: 'cover' });
  if (radius === 0) return opened.png({ compressionLevel: 1 }).toBuffer();
  const corners = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="${radius}"/></svg>`;
  return opened
    .ensureAlpha()
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}
