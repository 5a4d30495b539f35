import { expect, test } from 'vitest';
import { cleanText } from '#domain/hiring/resume-texts.ts';

test.each([
  ['collapses every kind of whitespace', ' one\r\n\ttwo\u00a0\u2028three\u3000 ', 'one two three'],
  ['removes NULs and control characters', 'a\u0000b\u0007c\u001b[31m', 'abc[31m'],
  ['removes unpaired surrogates', 'a\ud800b\udc00c 🙂', 'abc 🙂'],
  ['removes characters that change the text direction', 'a\u202eb\u2066c\u200fd\ufeff', 'abcd'],
  ['removes private-use characters of icon fonts', 'a\ue0b0b\u{f0001}c', 'abc'],
  ['keeps the joiners of Devanagari', 'क\u094d\u200dष श्री', 'क\u094d\u200dष श्री'],
  ['keeps markup as plain text', '<script>alert(1)</script>', '<script>alert(1)</script>'],
])('%s', (_title, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test('limits the length without splitting a surrogate pair', () => {
  expect(cleanText('x'.repeat(900_000))).toHaveLength(200_000);
  expect(cleanText(`x${'🙂'.repeat(200_000)}`)).toHaveLength(199_999);
});
