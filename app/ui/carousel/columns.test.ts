import { expect, test } from 'vitest';
import {
  controlsClass,
  isVisible,
  slideClass,
  storyColumns,
  testimonialColumns,
  visibleNumbers,
  visibleSlides,
} from './columns.ts';

test('shows three testimonials from 75rem on, and one below', () => {
  expect(testimonialColumns.minWidth).toBe(75);
  expect(visibleSlides(testimonialColumns, 6, true)).toBe(3);
  expect(visibleSlides(testimonialColumns, 6, false)).toBe(1);
});

test('shows two stories from 81.25rem on, and one below or if there is only one', () => {
  expect(storyColumns.minWidth).toBe(81.25);
  expect(visibleSlides(storyColumns, 4, true)).toBe(2);
  expect(visibleSlides(storyColumns, 4, false)).toBe(1);
  expect(visibleSlides(storyColumns, 1, true)).toBe(1);
});

test('divides the width between few slides', () => {
  expect(slideClass(testimonialColumns, 9)).toContain('1/3');
  expect(slideClass(testimonialColumns, 2)).toContain('1/2');
  expect(slideClass(storyColumns, 1)).toBe('');
});

test('shows buttons only if not all slides are visible', () => {
  expect(controlsClass(testimonialColumns, 1)).toBe('hidden');
  expect(controlsClass(testimonialColumns, 3)).toBe('min-[75rem]:hidden');
  expect(controlsClass(testimonialColumns, 4)).toBe('');
});

test('continues with the first slide after the last', () => {
  const visible = (first: number) =>
    [0, 1, 2, 3, 4].filter((slide) => isVisible(slide, first, 3, 5));
  expect(visible(0)).toEqual([0, 1, 2]);
  expect(visible(3)).toEqual([0, 3, 4]);
  expect(visible(4)).toEqual([0, 1, 4]);
});

test('names the visible slides', () => {
  expect(visibleNumbers(0, 1, 3, '')).toBe('1');
  expect(visibleNumbers(0, 3, 6, '')).toBe('1–3');
  expect(visibleNumbers(3, 3, 6, '')).toBe('4–6');
  expect(visibleNumbers(2, 2, 3, '')).toBe('3, 1');
  expect(visibleNumbers(5, 3, 6, '')).toBe('6, 1–2');
  expect(visibleNumbers(4, 3, 6, '{n} of {m}')).toBe('5–6, 1');
  expect(visibleNumbers(4, 3, 6, '{m} मध्ये {n}')).toBe('५–६, १');
});
