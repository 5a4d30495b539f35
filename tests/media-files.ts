/** Pictures and other files for the tests of the media library. */
import sharp from 'sharp';

/**
 * A photo as phones take it: lying on its side, with the place in its EXIF data. Blue, and yellow
 * at the upper left.
 */
export async function phonePhoto({ width = 4000, height = 3000 } = {}): Promise<Buffer> {
  const [blue, yellow] = [
    [47, 111, 143],
    [217, 164, 65],
  ] as const;
  const corners = Buffer.from([...yellow, ...blue, ...blue, ...blue]);
  return sharp(corners, { raw: { width: 2, height: 2, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .withExif({
      IFD0: { Make: 'Phone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 42/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 80 })
    .toBuffer();
}

export const plainPicture = (format: 'png' | 'jpeg' | 'webp' | 'avif' = 'png', color = '#2f6f8f') =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: color } })
    .toFormat(format)
    .toBuffer();

export const transparentPicture = () =>
  sharp({ create: { width: 64, height: 64, channels: 4, background: '#2f6f8f80' } })
    .png()
    .toBuffer();

/** Two frames of different colors. */
export async function animatedGif(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 64, height: 64, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = [await frame('#2f6f8f'), await frame('#d9a441')];
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** A PNG whose header claims this many pixels. The checksum of the header is right. */
export async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const png = Buffer.from(await plainPicture('png'));
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const box = (type: string, content: Buffer) => {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + content.length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, content]);
};

export const heicFile = () => box('ftyp', Buffer.from('heic\0\0\0\0mif1heic'));

/**
 * The boxes of an MP4 video with a place, as phones write it. It is stored without a process.
 * @param frame makes its content differ
 */
export const videoWithPlace = (frame = 7) =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isommp42')),
    box('moov', box('udta', box('\xa9xyz', Buffer.from('\0\x12\x15\xc7+27.7000+085.3000/')))),
    box('mdat', Buffer.alloc(2000, frame)),
  ]);
