import { expect, test } from 'vitest';
import { readingMinutes } from './article-file.ts';

const words = (count: number, word = 'word') => Array(count).fill(word).join(' ');

test.each([
  ['nothing', '', 1],
  ['one word', '<p>Namaste</p>', 1],
  ['200 words', `<p>${words(200)}</p>`, 1],
  ['201 words', `<p>${words(201)}</p>`, 2],
  ['words on several lines', `<p>${words(100)}\n${words(100)}</p><p>and one</p>`, 2],
  ['words of several elements', `<ul><li>${words(200)}</li><li>more</li></ul>`, 2],
  ['words in Devanagari', `<p>${words(201, 'नमस्ते')}</p>`, 2],
  ['dashes, which are not words', `<p>${words(400, '—')}</p>`, 1],
  ['alternative text, which does not count', `<p><img src="/a.svg" alt="${words(300)}"></p>`, 1],
])('counts %s', (_name, body, minutes) => {
  expect(readingMinutes(body)).toBe(minutes);
});
