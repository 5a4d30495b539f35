import { describe, expect, test } from 'vitest';
import type { FieldChange } from '#contract/console/field-changes.ts';
import { applyChange } from './apply-change.ts';

const changedData = (data: unknown, change: FieldChange) =>
  applyChange({ data, body: null }, change).data;

describe('changes of values', () => {
  const data = { title: 'a', items: [{ id: 1 }, { id: 2 }, { id: 3 }], other: {} };

  test.each([
    [{ op: 'set', path: ['title'], value: 'b' }, { title: 'b' }],
    [{ op: 'insert', path: ['items'], index: 1, value: { id: 9 } }, ids(1, 9, 2, 3)],
    [{ op: 'remove', path: ['items'], index: 0 }, ids(2, 3)],
    [{ op: 'move', path: ['items'], from: 0, to: 2 }, ids(2, 3, 1)],
    [{ op: 'move', path: ['items'], from: 2, to: 0 }, ids(3, 1, 2)],
  ] satisfies [FieldChange, object][])('%j', (change, expected) => {
    const changed = changedData(data, change);
    expect(changed).toEqual({ ...data, ...expected });
    // Fields that did not change are not rendered again.
    expect((changed as typeof data).other).toBe(data.other);
  });

  test('unset removes the key', () => {
    expect(changedData(data, { op: 'unset', path: ['title'] })).not.toHaveProperty('title');
  });

  test('unset removes an item of a list', () => {
    const change = { op: 'unset', path: ['items', 1] } as const;
    expect(changedData(data, { ...change, path: ['items', 1] })).toMatchObject(ids(1, 3));
  });

  test('missing groups and lists are created', () => {
    expect(changedData({}, { op: 'set', path: ['a', 'b', 0], value: 'x' })).toEqual({
      a: { b: ['x'] },
    });
  });

  test('a list may be the whole file', () => {
    const change = { op: 'insert', path: [], index: 0, value: 'x' } as const;
    expect(changedData(['y'], { ...change, path: [] })).toEqual(['x', 'y']);
  });
});

function ids(...numbers: number[]) {
  return { items: numbers.map((id) => ({ id })) };
}
