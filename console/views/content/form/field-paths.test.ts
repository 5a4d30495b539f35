import { describe, expect, test } from 'vitest';
import { clearChange, setChange, valueAt } from './field-paths.ts';

describe('setChange', () => {
  test('sets a field of a group that exists', () => {
    const change = setChange({ hero: {} }, ['hero', 'title'], 'Hello');
    expect(change).toEqual({ op: 'set', path: ['hero', 'title'], value: 'Hello' });
  });

  test('creates the groups around it', () => {
    const change = setChange({}, ['hero', 'link', 'title'], 'Hello');
    expect(change).toEqual({ op: 'set', path: ['hero'], value: { link: { title: 'Hello' } } });
  });

  test('creates a list of the length of the original with null for the other items', () => {
    const change = setChange({}, ['steps', 1, 'title'], 'नमस्ते', () => 3);
    expect(change).toEqual({
      op: 'set',
      path: ['steps'],
      value: [null, { title: 'नमस्ते' }, null],
    });
  });

  test('keeps the items of a list that is too short', () => {
    const change = setChange({ steps: ['a'] }, ['steps', 2], 'c', () => 3);
    expect(change).toEqual({ op: 'set', path: ['steps'], value: ['a', null, 'c'] });
  });

  test('replaces an item that is null', () => {
    const change = setChange({ steps: [null, null] }, ['steps', 0, 'title'], 'a');
    expect(change).toEqual({ op: 'set', path: ['steps', 0], value: { title: 'a' } });
  });
});

test('clearChange removes a field, empties an item, and ignores what is missing', () => {
  expect(clearChange({ a: 1 }, ['a'])).toEqual({ op: 'unset', path: ['a'] });
  expect(clearChange({ a: ['x'] }, ['a', 0])).toEqual({ op: 'set', path: ['a', 0], value: null });
  expect(clearChange({ a: [null] }, ['a', 0])).toBeUndefined();
  expect(clearChange({}, ['a', 'b'])).toBeUndefined();
});

test('valueAt does not read what an object inherits', () => {
  expect(valueAt({ a: [{ b: 1 }] }, ['a', 0, 'b'])).toBe(1);
  expect(valueAt({}, ['constructor'])).toBeUndefined();
});
