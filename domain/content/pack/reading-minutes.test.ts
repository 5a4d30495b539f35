import { expect, test } from 'vitest';
import { readingMinutes } from './article-file.ts';

const words = (count: number, word = 'word') => Array(count).fill(word).join(' ');

test.each([
  ['nothing', '', 1],
  ['one word', '<p>Namaste</p>', 1],
  ['200 words', `<p>${words(200)}</p>`, 1],
  ['201 words', `<p>${words(201)}</p>`, 2],
  ['words on lines of their own', `<p>${words(100)}\n${words(100)}</p><p>and one</p>`, 2],
  ['words of several elements', `<ul><li>${words(200)}</li><li>more</li></ul>`, 2],
  ['words in Devanagari', `<p>${words(201, 'नमस्ते')}</p>`, 2],
  ['dashes, which nobody reads', `<p>${words(400, '—')}</p>`, 1],
  ['what a picture says', `<p><img src="/a.svg" alt="${words(300)}"></p>`, 1],
])('%s', (_what, body, minutes) => {
  expect(readingMinutes(body)).toBe(minutes);
});
