import { expect, test } from 'vitest';
import { cleanText } from '#domain/hiring/resume-texts.ts';

test.each([
  ['folds whitespace of every kind', ' one\r\n\ttwo\u00a0\u2028three\u3000 ', 'one two three'],
  ['drops NULs and controls', 'a\u0000b\u0007c\u001b[31m', 'abc[31m'],
  ['drops halves of characters', 'a\ud800b\udc00c 🙂', 'abc 🙂'],
  ['drops what turns the direction of the rest', 'a\u202eb\u2066c\u200fd\ufeff', 'abcd'],
  ['drops letters of icon fonts', 'a\ue0b0b\u{f0001}c', 'abc'],
  ['keeps the joiners of Devanagari', 'क\u094d\u200dष श्री', 'क\u094d\u200dष श्री'],
  ['keeps markup as the text that it is', '<script>alert(1)</script>', '<script>alert(1)</script>'],
])('%s', (_what, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test('keeps so much, and cuts no character in two', () => {
  expect(cleanText('x'.repeat(900_000))).toHaveLength(200_000);
  expect(cleanText(`x${'🙂'.repeat(200_000)}`)).toHaveLength(199_999);
});
