import { expect, test } from 'vitest';
import { nativeWordsIn } from '#contract/native-words.ts';
import { markdownToHtml } from './markdown/index.ts';
import type { BodyPicture } from './markdown/references.ts';
import { articleHtml, sanitizeBody, sanitizedMark } from './rich-text.ts';

const NEPALI = nativeWordsIn('ne');

test.each([
  ['<script>alert(1)</script><p>ok</p>', '<p>ok</p>'],
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  ['<img src="x" onerror="x()" alt="y">', '<img src="x" alt="y" />'],
  ['<p style="position:fixed">a</p>', '<p>a</p>'],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<svg><script>1</script></svg>', ''],
  ['<p>Teej (तीज) is</p>', '<p>Teej (<span lang="ne">तीज</span>) is</p>'],
  ['<h2>असार पन्ध्र</h2>', '<h2><span lang="ne">असार पन्ध्र</span></h2>'],
  ['<p><em>जिम्मा</em></p>', '<p><em><span lang="ne">जिम्मा</span></em></p>'],
  ['<p><span lang="new">येँयाः</span></p>', '<p><span lang="new">येँयाः</span></p>'],
  ['<p><span class="x">तीज</span> a</p>', '<p><span lang="ne">तीज</span> a</p>'],
  ['<p><span lang="pl" onclick="x()">a</span></p>', '<p><span lang="pl">a</span></p>'],
  ['<p><span lang="&quot;">a</span></p>', '<p>a</p>'],
])('%s becomes %s', (dirty, clean) => {
  expect(sanitizeBody(dirty, NEPALI)).toBe(clean);
  expect(sanitizeBody(sanitizeBody(dirty, NEPALI), NEPALI)).toBe(clean);
  // It keeps the marks when it is read.
  expect(sanitizeBody(sanitizeBody(dirty, NEPALI))).toBe(clean);
});

test.each([
  ['ar', '<p>Majlis (مجلس) is</p>', '<p>Majlis (<span lang="ar">مجلس</span>) is</p>'],
  [
    'ja',
    '<p>はし 橋 and ハシ</p>',
    '<p><span lang="ja">はし 橋</span> and <span lang="ja">ハシ</span></p>',
  ],
  ['el', '<p>one · γέφυρα</p>', '<p>one · <span lang="el">γέφυρα</span></p>'],
  ['pl', '<p>Teej (तीज)</p>', '<p>Teej (तीज)</p>'],
  [undefined, '<p>Teej (तीज)</p>', '<p>Teej (तीज)</p>'],
])('marks the words of %s by their script', (language, body, marked) => {
  expect(sanitizeBody(body, nativeWordsIn(language))).toBe(marked);
});

test('keeps the structure of Markdown and drops raw HTML', () => {
  const html = markdownToHtml(
    '**Bold** [link](/verified-badges)\n\n- one\n  - two\n\n<b onclick=x>raw</b>',
  );
  expect(html).toContain('<strong>Bold</strong> <a href="/verified-badges">link</a>');
  expect(html).toMatch(/<ul>\s*<li>one\s*<ul>\s*<li>two/);
  expect(html).not.toContain('onclick');
});

test('shows the title of a picture as its caption if the picture is a paragraph', () => {
  const picture = '![A yard](media/yard.svg "The yard at <noon>")';
  expect(markdownToHtml(picture)).toBe(
    '<figure><img src="media/yard.svg" alt="A yard" /><figcaption>The yard at &lt;noon&gt;</figcaption></figure>',
  );
  expect(markdownToHtml(`See ${picture}`)).not.toContain('figure');
  expect(markdownToHtml('![A yard](media/yard.svg)')).not.toContain('figure');
});

test('captions a photo that has several formats', () => {
  const sources: BodyPicture['sources'] = [{ type: 'image/avif', srcset: [] }];
  const photo = { sources, src: '/media/yard.jpg', width: 4, height: 3 };
  const html = markdownToHtml('![A yard](media/yard.jpg "Noon")', { picture: () => photo });
  expect(html).toMatch(/^<figure><picture>.*<\/picture><figcaption>Noon<\/figcaption><\/figure>$/);
});

test('sanitizes a body again that another program changed after it was stored', () => {
  const body = '<p>a</p>';
  const mark = sanitizedMark(body);
  expect(articleHtml(body, mark)).toBe(body);
  expect(articleHtml(`${body}<script>alert(1)</script>`, mark)).toBe(body);
});
