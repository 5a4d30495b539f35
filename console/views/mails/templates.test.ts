import { expect, test } from 'vitest';
import { unwrapped } from './templates.ts';

test('lines of a paragraph become one, and empty lines stay', () => {
  expect(unwrapped('Thank you for\napplying.\n\nOne more thing:\n\n\n\nHere: {link}\n')).toBe(
    'Thank you for applying.\n\nOne more thing:\n\n\n\nHere: {link}',
  );
});
