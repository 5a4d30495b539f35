import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countWords } from '#contract/reading-time.ts';
import { markdownToHtml } from '#domain/content/markdown/index.ts';
import { plainTextOf } from '#domain/content/rich-text.ts';
import { PACK } from '#tests/pack.ts';
import { readingStats } from './reading-stats.ts';

const bodyOf = (file: string) => readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
const files = globSync(`${PACK}/{blogs,experience-nepal,whitepapers}/*.md`);

test('the pack has texts', () => {
  expect(files.length).toBeGreaterThan(3);
});

test.each(files)('counts the words of %s as its page does', (file) => {
  const body = bodyOf(file);
  expect(readingStats(body).words).toBe(countWords(plainTextOf(markdownToHtml(body))));
});

test.each([
  ['', 0],
  ['## A **bold** heading', 3],
  ['1. one\n2. two', 2],
  ['> 1. one', 1],
  ['See [the page](/a/b "Title")', 3],
  ['![A roof](media/roof.svg)', 0],
  ['```js\nnpm start\n```', 2],
  ['| a | b |\n| --- | --- |\n| c | d |', 4],
  ['<!-- a note -->', 0],
  ['नमस्ते संसार', 2],
])('counts %j as %i words', (markdown, words) => {
  expect(readingStats(markdown).words).toBe(words);
});
