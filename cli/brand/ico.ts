interface IcoImage {
  /** Width and height in pixels, below 256. */
  readonly size: number;
  readonly png: Buffer;
}

const HEADER = 6;
const ENTRY = 16;

/** The ICO container: a header, an entry for each image, then the PNG files as they are. */
export function ico(images: readonly IcoImage[]): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, png }, index) => {
    const at = HEADER + ENTRY * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
