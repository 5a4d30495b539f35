import sharp from 'sharp';
import { expect, test } from 'vitest';
import { phonePhoto, pngClaiming } from '#tests/media-files.ts';
import { createMediaWork } from './media-work.ts';

test('turns a photo of 59 MP upright within its memory, and stores 16 MP of it', async () => {
  const work = createMediaWork();
  const photo = await phonePhoto({ width: 8900, height: 6650 });
  const picture = await work.prepare(photo, 'jpg', 'someone', new AbortController().signal);
  expect(picture).toMatchObject({ isShrunk: true });
  if ('refusal' in picture) return;
  const { width, height, exif } = await sharp(picture.bytes).metadata();
  expect(width * height).toBeLessThanOrEqual(16_000_000);
  expect(height).toBeGreaterThan(width);
  expect(exif).toBeUndefined();
});

test('refuses a picture whose header claims 60 MP that it does not have', async () => {
  const work = createMediaWork();
  const bomb = await pngClaiming(8900, 6650);
  const refused = await work.prepare(bomb, 'png', 'someone', new AbortController().signal);
  expect(refused).toEqual({ refusal: 'damaged' });
});
