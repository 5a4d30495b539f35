import { expect, test } from 'vitest';
import { shownTags } from './post-card.tsx';

test('at most three tags, in their order', () => {
  expect(shownTags(['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c']);
});

test('the active tag comes first, and is not named twice', () => {
  expect(shownTags(['a', 'b', 'c', 'd'], 'd')).toEqual(['d', 'a', 'b']);
});

test('an active filter that is no tag of the card adds none', () => {
  expect(shownTags(['a'], 'all')).toEqual(['a']);
});
