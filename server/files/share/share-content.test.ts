import { expect, test } from 'vitest';
import { readShareContent } from './share-content.ts';

/** HTML as React writes it. */
const pageOf = (picture: string) =>
  '<meta property="og:image" content="https://a.example/share/a.png"/><main>' +
  `<section><h1>A</h1>${picture}<p>Words</p></section></main>`;

const img = '<img src="/assets/img.webp" alt=""/>';

test.each([
  ['/wide.svg', '<source media="(width &gt;= 40rem)" srcSet="/wide.svg"/>'],
  ['/wide.webp', '<source media="(min-width: 640px)" srcSet="/wide.webp 1x, /wide-2.webp 2x"/>'],
  ['/plain.svg', '<source srcSet="/plain.svg"/>'],
  ['/assets/img.webp', '<source media="(width &lt;= 48.75rem)" srcSet="/narrow.webp"/>'],
  ['/assets/img.webp', '<source media="(max-width: 640px)" srcSet="/narrow.svg"/>'],
  ['/assets/img.webp', '<source type="image/avif" srcSet="/400.avif 400w, /800.avif 800w"/>'],
  [
    '/wide.webp',
    '<source media="(width &lt;= 40rem)" srcSet="/narrow.webp"/><source media="(width &gt;= 40rem)" srcSet="/wide.webp"/>',
  ],
])('finds %s as the wide form', (src, sources) => {
  const content = readShareContent(pageOf(`<picture>${sources}${img}</picture>`), 'Tarn');
  expect(content?.picture).toEqual({ form: 'scene', src });
});
