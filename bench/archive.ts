/** Reproducible archives of any size, with texts of invented words in a natural distribution. */
import type { NewArticle } from '#domain/content/articles/index.ts';
import { numbersFrom } from '#tests/numbers-from.ts';

const DAY = 24 * 60 * 60 * 1000;
const FILTERS = ['Industry Insight', 'Company + Product', 'Customer + Partner'];
const SYLLABLES =
  'ba be bi bo da de di do ga ka ke ki la le li lo ma me mi mo na ne ni no ra re'.split(' ');

/** Number of different words. */
const VOCABULARY = 30_000;

/** The word of this rank. As in a language, frequent words are short. */
export function wordOf(rank: number): string {
  let word = '';
  for (let rest = rank + 1; rest > 0; rest = Math.floor(rest / SYLLABLES.length)) {
    word += SYLLABLES[rest % SYLLABLES.length];
  }
  return word;
}

/** A random rank by Zipf's law: the first is twice as frequent as the second. */
export function drawRank(next: () => number): number {
  return Math.floor(VOCABULARY ** next()) - 1;
}

const title = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase());

export function* archive(size: number): Generator<NewArticle> {
  const next = numbersFrom(size);
  const words = (count: number) =>
    Array.from({ length: count }, () => wordOf(drawRank(next))).join(' ');
  const now = Date.now();
  for (let n = 0; n < size; n++) {
    yield {
      kind: 'blogs',
      slug: `post-${n}`,
      title: title(words(4 + Math.floor(next() * 5))),
      tags: JSON.stringify([FILTERS[n % FILTERS.length], title(wordOf(n % 40))]),
      cover: JSON.stringify({ drawing: 'media/covers/launch-noon.svg' }),
      cover_alt: words(10),
      published_at: now - DAY - Math.floor(((size - n) * 3650 * DAY) / size),
      read_minutes: 4,
      meta_title: '',
      meta_description: words(20),
      author_slug: null,
      author: null,
      related: JSON.stringify(n > 3 ? [`post-${n - 1}`, `post-${n - 2}`, `post-${n - 3}`] : []),
      facts: '{}',
      link: null,
      body: bodyOf(words),
      source: '',
    };
  }
}

function bodyOf(words: (count: number) => string): string {
  const part = () => `<h2>${title(words(4))}</h2><p>${words(60)}</p><p>${words(60)}</p>`;
  return `<p>${words(40)}</p>${part()}${part()}${part()}`;
}
