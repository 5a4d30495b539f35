import { expect, test } from 'vitest';
import { mayFetchFilm } from './hero-video.behavior.ts';

test('on a good line, or one that nothing is known of', () => {
  expect(mayFetchFilm({ reducedMotion: false })).toBe(true);
  expect(mayFetchFilm({ reducedMotion: false, saveData: false, effectiveType: '4g' })).toBe(true);
});

test.each(['slow-2g', '2g', '3g'])('not on %s', (effectiveType) => {
  expect(mayFetchFilm({ reducedMotion: false, effectiveType })).toBe(false);
});

test('not where data is saved or stillness asked', () => {
  expect(mayFetchFilm({ reducedMotion: false, saveData: true })).toBe(false);
  expect(mayFetchFilm({ reducedMotion: true, effectiveType: '4g' })).toBe(false);
});
