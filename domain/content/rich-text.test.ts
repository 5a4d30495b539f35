import { expect, test } from 'vitest';
import { markdownToHtml } from './markdown/index.ts';
import { articleHtml, sanitizeBody, sanitizedMark } from './rich-text.ts';

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
  ['<p><span lang="en" onclick="x()">a</span></p>', '<p>a</p>'],
])('%s becomes %s', (dirty, clean) => {
  expect(sanitizeBody(dirty)).toBe(clean);
  expect(sanitizeBody(sanitizeBody(dirty))).toBe(clean);
});

test('keeps the structure of Markdown and drops raw HTML', () => {
  const html = markdownToHtml(
    '**Bold** [link](/verified-badges)\n\n- one\n  - two\n\n<b onclick=x>raw</b>',
  );
  expect(html).toContain('<strong>Bold</strong> <a href="/verified-badges">link</a>');
  expect(html).toMatch(/<ul>\s*<li>one\s*<ul>\s*<li>two/);
  expect(html).not.toContain('onclick');
});

test('sanitizes a body again that another program changed after it was stored', () => {
  const body = '<p>a</p>';
  const mark = sanitizedMark(body);
  expect(articleHtml(body, mark)).toBe(body);
  expect(articleHtml(`${body}<script>alert(1)</script>`, mark)).toBe(body);
});
