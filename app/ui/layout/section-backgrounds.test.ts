import { expect, test } from 'vitest';
import { chooseBackgrounds } from './section-backgrounds.ts';

test('takes the preferred backgrounds if they differ', () => {
  expect(chooseBackgrounds([['sky'], ['night', 'morning'], ['paper'], ['paper']])).toEqual([
    'sky',
    'night',
    'paper',
    'paper',
  ]);
});

test('takes another one beside an equal neighbor', () => {
  expect(chooseBackgrounds([['morning'], ['morning', 'dawn'], ['dawn', 'morning']])).toEqual([
    'morning',
    'dawn',
    'morning',
  ]);
});

test('gives way to a next section that has no choice', () => {
  expect(chooseBackgrounds([['morning'], ['night', 'morning', 'dawn'], ['night']])).toEqual([
    'morning',
    'dawn',
    'night',
  ]);
});

test('gives way to a later section that has no choice', () => {
  const light = ['morning', 'dawn'] as const;
  expect(chooseBackgrounds([['sky'], light, ['dawn', 'morning'], ['dawn']])).toEqual([
    'sky',
    'dawn',
    'morning',
    'dawn',
  ]);
});

test('keeps what sections prefer if neighbors cannot differ', () => {
  expect(chooseBackgrounds([['dawn'], ['dawn'], ['morning', 'dawn']])).toEqual([
    'dawn',
    'dawn',
    'morning',
  ]);
});
