import { expect, test } from 'vitest';
import { unwrapLines } from './templates.ts';

test('joins the lines of a paragraph and keeps empty lines', () => {
  expect(unwrapLines('Thank you for\napplying.\n\nOne more thing:\n\n\n\nHere: {link}\n')).toBe(
    'Thank you for applying.\n\nOne more thing:\n\n\n\nHere: {link}',
  );
});
