import { expect, test } from 'vitest';
import type { Picture } from '#contract/pictures.ts';
import { copyOfPack, edit } from '#tests/invalid-pack.ts';
import { PACK } from '#tests/pack.ts';
import { cutMotifs, cuts } from './motif-check.ts';
import { FOCUS_FILE } from './pack-files.ts';
import { withFocus } from './pack-pictures.ts';
import { inspectPack } from './read-pack.ts';

const motif = { left: 10, top: 5, right: 90, bottom: 60 };

test.each([
  ['the same shape as the frame', 50, 16 / 9, false],
  ['its lower end beyond a flat frame', 0, 3.2, true],
  ['its upper end beyond it', 50, 12 / 5, true],
  ['whole: the focal point is high enough', 10, 12 / 5, false],
  ['its sides beyond a frame that is too narrow', 10, 1, true],
])('%s', (_, y, frame, isCut) => {
  expect(cuts({ x: 50, y, motif }, 16 / 9, frame)).toBe(isCut);
  expect(cuts({ x: 50, y }, 16 / 9, frame), 'nothing to keep').toBe(false);
});

test('a motif that a frame cuts is named; the pack as it is has none', async () => {
  const now = Date.now();
  const right = await inspectPack(PACK, now);
  expect(cutMotifs(PACK, right.copies, right.pack.pictures)).toEqual([]);

  const folder = copyOfPack();
  edit(folder, FOCUS_FILE, 'y: 10,', 'y: 60,');
  edit(folder, FOCUS_FILE, 'x: 60,', 'x: 10,');
  const { copies, pack } = await inspectPack(folder, now);
  expect(cutMotifs(folder, copies, pack.pictures).map(({ line, field }) => [line, field])).toEqual([
    [2, 'media/covers/two-clocks-morning.svg'],
    [3, 'media/scenes/case-divacs.svg'],
  ]);
});

test('photos carry their focal point, and drawings are looked up by their path', async () => {
  const { pack } = await inspectPack(PACK, Date.now());
  expect(pack.pictures.get('media/demo/bridge.jpg')).toMatchObject({ focus: { x: 40, y: 62 } });
  expect(pack.modules[FOCUS_FILE]).toMatchObject({ 'media/scenes/case-divacs.svg': { x: 60 } });

  const photo = { src: '/media/a.webp' } as Picture;
  const pictures = new Map([['media/a.jpg', photo] as const, ['media/b.jpg', null] as const]);
  expect(withFocus(pictures, new Map())).toEqual(pictures);
});
