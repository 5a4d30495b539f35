import { expect, test } from 'vitest';
import { visibleTags } from './post-card.tsx';

test('returns at most three tags, in their order', () => {
  expect(visibleTags(['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c']);
});

test('puts the active tag first, without repeating it', () => {
  expect(visibleTags(['a', 'b', 'c', 'd'], 'd')).toEqual(['d', 'a', 'b']);
});

test('ignores an active filter that is not a tag of the card', () => {
  expect(visibleTags(['a'], 'all')).toEqual(['a']);
});
