/** Removes the place and the device from MP4 videos, which phones write into their metadata. */

/** Boxes that only hold other boxes. */
const CONTAINERS = new Set(['moov', 'trak']);
/** Boxes with metadata: `udta` has the place (`©xyz`), `meta` the place and the device. */
const METADATA = new Set(['udta', 'meta']);

/** Boxes that are looked at, so that a hostile file ends soon. */
const MAX_BOXES = 10_000;

/**
 * The video with its metadata blanked. Boxes keep their length, because the video refers to its
 * frames by their position in the file.
 */
export function withoutLocation(video: Buffer): Buffer {
  const result = Buffer.from(video);
  blank(result, { start: 0, end: result.length, remaining: { boxes: MAX_BOXES } });
  return result;
}

interface Range {
  start: number;
  end: number;
  remaining: { boxes: number };
}

function blank(video: Buffer, { start, end, remaining }: Range): void {
  for (let at = start; at + 8 <= end && remaining.boxes-- > 0; ) {
    const type = video.toString('latin1', at + 4, at + 8);
    const { length, header } = lengthOf(video, at, end);
    if (length < header || at + length > end) return;
    const content = { start: at + header, end: at + length, remaining };
    if (CONTAINERS.has(type)) blank(video, content);
    if (METADATA.has(type)) {
      video.write('free', at + 4, 'latin1');
      video.fill(0, content.start, content.end);
    }
    at += length;
  }
}

function lengthOf(video: Buffer, at: number, end: number): { length: number; header: number } {
  const length = video.readUInt32BE(at);
  if (length === 0) return { length: end - at, header: 8 };
  if (length !== 1 || at + 16 > end) return { length, header: 8 };
  return { length: Number(video.readBigUInt64BE(at + 8)), header: 16 };
}
