/** How long the films of a pack last, as their files say. */
import { closeSync, openSync, readSync } from 'node:fs';

/** Bytes: a box begins with its size and its type. */
const HEAD = 8;

/**
 * Seconds that an MP4 lasts, from its `mvhd` box (ISO 14496-12, 8.2.2); undefined for a file without
 * one, and for what is no MP4. Only the heads of boxes are read.
 */
export function filmSeconds(path: string): number | undefined {
  const file = openSync(path, 'r');
  try {
    const read = (at: number, length: number) => {
      const bytes = Buffer.alloc(length);
      return readSync(file, bytes, 0, length, at) === length ? bytes : undefined;
    };
    const movie = findBox(read, 'moov', 0);
    const header = movie === undefined ? undefined : findBox(read, 'mvhd', movie + HEAD);
    const facts = header === undefined ? undefined : read(header + HEAD, 32);
    return facts && secondsIn(facts);
  } finally {
    closeSync(file);
  }
}

type Read = (at: number, length: number) => Buffer | undefined;

/** Where the first box of this type begins, of those that follow each other from a place on. */
function findBox(read: Read, type: string, from: number): number | undefined {
  let at = from;
  for (let head = read(at, HEAD); head; head = read(at, HEAD)) {
    if (head.toString('latin1', 4) === type) return at;
    const size = head.readUInt32BE(0);
    // 0 is "to the end", 1 "64 bits follow": neither stands before what is looked for in films for pages.
    if (size < HEAD) return undefined;
    at += size;
  }
  return undefined;
}

/** Version 1 counts in 64 bits what version 0 counts in 32. */
function secondsIn(header: Buffer): number | undefined {
  const isLong = header.readUInt8(0) === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return scale > 0 && length > 0 ? length / scale : undefined;
}
