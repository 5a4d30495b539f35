import { expect, test } from 'vitest';
import {
  controlsClass,
  isSeen,
  slideClass,
  storyColumns,
  testimonialColumns,
  visibleSlides,
} from './columns.ts';

test('testimonials: three from 75rem, one below', () => {
  expect(testimonialColumns.from).toBe(75);
  expect(visibleSlides(testimonialColumns, 6, true)).toBe(3);
  expect(visibleSlides(testimonialColumns, 6, false)).toBe(1);
});

test('stories: two from 81.25rem, one below or when there is only one', () => {
  expect(storyColumns.from).toBe(81.25);
  expect(visibleSlides(storyColumns, 4, true)).toBe(2);
  expect(visibleSlides(storyColumns, 4, false)).toBe(1);
  expect(visibleSlides(storyColumns, 1, true)).toBe(1);
});

test('few slides share the width', () => {
  expect(slideClass(testimonialColumns, 9)).toContain('1/3');
  expect(slideClass(testimonialColumns, 2)).toContain('1/2');
  expect(slideClass(storyColumns, 1)).toBe('');
});

test('buttons are there only where there is something to turn to', () => {
  expect(controlsClass(testimonialColumns, 1)).toBe('hidden');
  expect(controlsClass(testimonialColumns, 3)).toBe('min-[75rem]:hidden');
  expect(controlsClass(testimonialColumns, 4)).toBe('');
});

test('what is seen goes on from the last to the first', () => {
  const seen = (first: number) => [0, 1, 2, 3, 4].filter((slide) => isSeen(slide, first, 3, 5));
  expect(seen(0)).toEqual([0, 1, 2]);
  expect(seen(3)).toEqual([0, 3, 4]);
  expect(seen(4)).toEqual([0, 1, 4]);
});
