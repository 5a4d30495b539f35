import { expect, test } from 'vitest';
import { PictureFile } from '#contract/pictures.ts';
import { ContentError } from '#domain/content/pack-files/index.ts';
import { readPictures } from '#domain/content/pictures/index.ts';
import { PACK } from '#tests/pack.ts';
import { pictureOf } from './pack-pictures.ts';

const FIELD = { file: 'events/dashain.md', line: 4, field: 'featuredImage' };

test('returns the picture of a field, or reports the field', async () => {
  const { pictures } = await readPictures(PACK);
  expect(pictureOf(pictures, 'media/demo/bridge.jpg', FIELD)).toMatchObject({ width: 1600 });
  expect(() => pictureOf(pictures, 'media/demo/brigde.jpg', FIELD)).toThrow(
    "events/dashain.md:4 featuredImage: media/demo/brigde.jpg is not among the pack's pictures",
  );
  const refused = new Map([['media/a.jpg', null]]);
  expect(() => pictureOf(refused, 'media/a.jpg', FIELD)).toThrow(ContentError);
});

test.each([
  ['media/a.jpg', true],
  ['media/events/Dashain (1).JPEG', true],
  ['media/events/दशैं.webp', true],
  ['media/social/card.jpg', false],
  ['media/scenes/a.png', false],
  ['media/../site.jpg', false],
  ['media/._a.jpg', false],
  ['pictures/a.jpg', false],
  ['media/a.svg', false],
])('%s is the path of a picture: %s', (path, isPicture) => {
  expect(PictureFile.safeParse(path).success).toBe(isPicture);
});
