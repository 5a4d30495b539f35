/** Reads the durations of a pack's videos from their files. */
import { closeSync, openSync, readSync } from 'node:fs';

/** Bytes of a box header: its size and its type. */
const HEADER_BYTES = 8;

/**
 * Duration of an MP4 file in seconds, from its `mvhd` box (ISO 14496-12, 8.2.2); undefined for a
 * file without one, or of another format. Only the headers of boxes are read.
 */
export function videoDuration(path: string): number | undefined {
  const file = openSync(path, 'r');
  try {
    const read = (offset: number, length: number) => {
      const bytes = Buffer.alloc(length);
      return readSync(file, bytes, 0, length, offset) === length ? bytes : undefined;
    };
    const movie = findBox(read, 'moov', 0);
    const header = movie === undefined ? undefined : findBox(read, 'mvhd', movie + HEADER_BYTES);
    const content = header === undefined ? undefined : read(header + HEADER_BYTES, 32);
    return content && secondsIn(content);
  } finally {
    closeSync(file);
  }
}

type Read = (offset: number, length: number) => Buffer | undefined;

/** The offset of the first box of a type among the consecutive boxes from an offset on. */
function findBox(read: Read, type: string, from: number): number | undefined {
  let offset = from;
  for (let header = read(offset, HEADER_BYTES); header; header = read(offset, HEADER_BYTES)) {
    if (header.toString('latin1', 4) === type) return offset;
    const size = header.readUInt32BE(0);
    // 0 means "up to the end", 1 "a 64-bit size follows". Videos for pages do not need such boxes.
    if (size < HEADER_BYTES) return undefined;
    offset += size;
  }
  return undefined;
}

/** Version 1 has 64-bit numbers where version 0 has 32-bit ones. */
function secondsIn(header: Buffer): number | undefined {
  const isLong = header.readUInt8(0) === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return scale > 0 && length > 0 ? length / scale : undefined;
}
