import { expect, test } from 'vitest';
import { conflictText } from './conflict-text.ts';

test('shows values as an editor reads them', () => {
  expect(conflictText('Both ends hold')).toBe('Both ends hold');
  expect(conflictText(['Java', 'Go'])).toBe('Java\nGo');
  expect(conflictText({ title: 'Talk to us', href: '/contact' })).toBe('Talk to us\n/contact');
  expect(conflictText(true)).toBe('Yes');
});

test.each([null, undefined, '', [], {}, [null]])('shows %j as nothing', (value) => {
  expect(conflictText(value)).toBeNull();
});
