import { describe, expect, test } from 'vitest';
import type { FieldChange } from '#contract/console/field-changes.ts';
import { applyToData, clearChange, setChange, valueAt } from './field-paths.ts';

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

describe('applyToData', () => {
  const data = { title: 'a', items: [{ id: 1 }, { id: 2 }, { id: 3 }], other: {} };

  test.each([
    [{ op: 'set', path: ['title'], value: 'b' }, { title: 'b' }],
    [{ op: 'insert', path: ['items'], index: 1, value: { id: 9 } }, ids(1, 9, 2, 3)],
    [{ op: 'remove', path: ['items'], index: 0 }, ids(2, 3)],
    [{ op: 'move', path: ['items'], from: 0, to: 2 }, ids(2, 3, 1)],
    [{ op: 'move', path: ['items'], from: 2, to: 0 }, ids(3, 1, 2)],
  ] satisfies [FieldChange, object][])('%j', (change, expected) => {
    const changed = applyToData(data, change);
    expect(changed).toEqual({ ...data, ...expected });
    // Fields that did not change are not rendered again.
    expect((changed as typeof data).other).toBe(data.other);
  });

  test('unset removes the key', () => {
    expect(applyToData(data, { op: 'unset', path: ['title'] })).not.toHaveProperty('title');
  });

  test('a list may be the whole file', () => {
    const change = { op: 'insert', path: [], index: 0, value: 'x' } as const;
    expect(applyToData(['y'], { ...change, path: [] })).toEqual(['x', 'y']);
  });
});

function ids(...numbers: number[]) {
  return { items: numbers.map((id) => ({ id })) };
}
