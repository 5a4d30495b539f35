import { expect, test } from 'vitest';
import { mayFetchFilm } from './hero-video.behavior.ts';

test('allows the video on a fast or unknown connection', () => {
  expect(mayFetchFilm({ reducedMotion: false })).toBe(true);
  expect(mayFetchFilm({ reducedMotion: false, saveData: false, effectiveType: '4g' })).toBe(true);
});

test.each(['slow-2g', '2g', '3g'])('refuses the video on %s', (effectiveType) => {
  expect(mayFetchFilm({ reducedMotion: false, effectiveType })).toBe(false);
});

test('refuses the video with Save-Data or reduced motion', () => {
  expect(mayFetchFilm({ reducedMotion: false, saveData: true })).toBe(false);
  expect(mayFetchFilm({ reducedMotion: true, effectiveType: '4g' })).toBe(false);
});
