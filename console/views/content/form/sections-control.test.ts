import { expect, test } from 'vitest';
import { canMove, withSection } from './sections-control.tsx';

const section = (id: string, group: string, isMovable = true) => ({
  id,
  label: id,
  group,
  isMovable,
  isOptional: true,
});
const SECTIONS = [
  section('hero', 'top', false),
  section('why', 'body'),
  section('cases', 'body'),
  section('sample', 'wide'),
  section('closing', 'end', false),
];
const ALL = SECTIONS.map(({ id }) => id);

test('a section moves within its group', () => {
  expect(canMove(SECTIONS, ALL, 1, 1)).toBe(true);
  expect(canMove(SECTIONS, ALL, 2, -1)).toBe(true);
  expect(canMove(SECTIONS, ALL, 1, -1)).toBe(false);
  expect(canMove(SECTIONS, ALL, 2, 1)).toBe(false);
  expect(canMove(SECTIONS, ALL, 0, 1)).toBe(false);
});

test('a hidden section returns to its place', () => {
  expect(withSection(SECTIONS, ['hero', 'cases', 'closing'], 'why')).toEqual([
    ...['hero', 'why', 'cases', 'closing'],
  ]);
  expect(withSection(SECTIONS, ['hero', 'cases', 'why'], 'closing').at(-1)).toBe('closing');
});
