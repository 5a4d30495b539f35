import { expect, test } from 'vitest';
import type { Picture } from '#contract/pictures.ts';
import { FOCUS_FILE } from '#domain/content/pack-files/index.ts';
import { copyOfPack, editFile } from '#tests/invalid-pack.ts';
import { PACK } from '#tests/pack.ts';
import { cutMotifs, cuts } from './motif-check.ts';
import { withFocus } from './pack-pictures.ts';
import { inspectPack } from './read-pack.ts';

const motif = { left: 10, top: 5, right: 90, bottom: 60 };

test.each([
  ['a frame of the same shape', 50, 16 / 9, false],
  ['a flat frame that cuts off the lower end', 0, 3.2, true],
  ['a flat frame that cuts off the upper end', 50, 12 / 5, true],
  ['a focal point that is high enough', 10, 12 / 5, false],
  ['a narrow frame that cuts off the sides', 10, 1, true],
])('%s', (_, y, frame, isCut) => {
  expect(cuts({ x: 50, y, motif }, 16 / 9, frame)).toBe(isCut);
  expect(cuts({ x: 50, y }, 16 / 9, frame), 'without a motif').toBe(false);
});

test('reports motifs that a frame cuts off, of which the tests’ pack has none', async () => {
  const now = Date.now();
  const original = await inspectPack(PACK, now);
  expect(cutMotifs(PACK, original.copies, original.pack.pictures)).toEqual([]);

  const folder = copyOfPack();
  editFile(folder, FOCUS_FILE, 'y: 10,', 'y: 60,');
  editFile(folder, FOCUS_FILE, 'x: 60,', 'x: 10,');
  const { copies, pack } = await inspectPack(folder, now);
  expect(cutMotifs(folder, copies, pack.pictures).map(({ line, field }) => [line, field])).toEqual([
    [2, 'media/covers/two-clocks-morning.svg'],
    [3, 'media/scenes/case-divacs.svg'],
  ]);
});

test('photos contain their focal point, and those of drawings are found by path', async () => {
  const { pack } = await inspectPack(PACK, Date.now());
  expect(pack.pictures.get('media/demo/bridge.jpg')).toMatchObject({ focus: { x: 40, y: 62 } });
  expect(pack.modules[FOCUS_FILE]).toMatchObject({ 'media/scenes/case-divacs.svg': { x: 60 } });

  const photo = { src: '/media/a.webp' } as Picture;
  const pictures = new Map([['media/a.jpg', photo] as const, ['media/b.jpg', null] as const]);
  expect(withFocus(pictures, new Map())).toEqual(pictures);
});
