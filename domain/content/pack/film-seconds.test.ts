import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PACK } from '#tests/pack.ts';
import { videoDuration } from './video-duration.ts';

function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const boxHeader = Buffer.alloc(8);
  boxHeader.writeUInt32BE(8 + body.length);
  boxHeader.write(type, 4, 'latin1');
  return Buffer.concat([boxHeader, body]);
}

function header(version: 0 | 1, scale: number, length: number): Buffer {
  const content = Buffer.alloc(100);
  content.writeUInt8(version);
  content.writeUInt32BE(scale, version === 1 ? 20 : 12);
  if (version === 1) content.writeBigUInt64BE(BigInt(length), 24);
  else content.writeUInt32BE(length, 16);
  return box('mvhd', content);
}

function secondsOf(bytes: Buffer): number | undefined {
  const file = join(tmpdir(), `film-${process.pid}-${Math.random()}.mp4`);
  writeFileSync(file, bytes);
  onTestFinished(() => rmSync(file));
  return videoDuration(file);
}

const START = box('ftyp', Buffer.from('isom'));
const FRAMES = box('mdat', Buffer.alloc(5000));

test('reads the duration of the pack’s videos', () => {
  expect(videoDuration(join(PACK, 'media/films/day-wide.mp4'))).toBe(8);
  expect(videoDuration(join(PACK, 'media/films/solution-build-wide.mp4'))).toBe(8);
});

test.each([
  [
    'with the header before the frames',
    [START, box('moov', header(0, 1000, 65_500)), FRAMES],
    65.5,
  ],
  ['with the header after the frames', [START, FRAMES, box('moov', header(0, 90_000, 180_000))], 2],
  [
    'with 64-bit numbers',
    [START, box('moov', box('free'), header(1, 48_000, 48_000 * 7200))],
    7200,
  ],
  ['without a header', [START, FRAMES], undefined],
  ['with zeros in the header', [START, box('moov', header(0, 0, 0))], undefined],
  ['that is cut off', [START, box('moov', header(0, 1000, 5000)).subarray(0, 20)], undefined],
  ['of another format', [Buffer.from('not a video, and no box either')], undefined],
  ['that is empty', [Buffer.alloc(0)], undefined],
])('reads a file %s', (_name, parts, seconds) => {
  expect(secondsOf(Buffer.concat(parts))).toBe(seconds);
});
