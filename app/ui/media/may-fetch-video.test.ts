import { expect, test } from 'vitest';
import { mayFetchVideo } from './hero-video.behavior.ts';

test('allows the video on a fast or unknown connection', () => {
  expect(mayFetchVideo({ reducedMotion: false })).toBe(true);
  expect(mayFetchVideo({ reducedMotion: false, saveData: false, effectiveType: '4g' })).toBe(true);
});

test.each(['slow-2g', '2g', '3g'])('refuses the video on %s', (effectiveType) => {
  expect(mayFetchVideo({ reducedMotion: false, effectiveType })).toBe(false);
});

test('refuses the video with Save-Data or reduced motion', () => {
  expect(mayFetchVideo({ reducedMotion: false, saveData: true })).toBe(false);
  expect(mayFetchVideo({ reducedMotion: true, effectiveType: '4g' })).toBe(false);
});
