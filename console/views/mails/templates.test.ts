import { expect, test } from 'vitest';
import { unwrapped } from './templates.ts';

test('joins the lines of a paragraph and keeps empty lines', () => {
  expect(unwrapped('Thank you for\napplying.\n\nOne more thing:\n\n\n\nHere: {link}\n')).toBe(
    'Thank you for applying.\n\nOne more thing:\n\n\n\nHere: {link}',
  );
});
