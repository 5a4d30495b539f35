import { expect, test } from 'vitest';
import { scrollableParts } from './scrollable-parts.ts';

test('each table gets a part of its own that scrolls', () => {
  const html = scrollableParts(
    '<table><tr></tr></table><p>a</p><table class="x"></table>',
    'Table',
  );
  expect(html.match(/<div class="table-scroll" role="region"/g)).toHaveLength(2);
  expect(html).toContain('<table><tr></tr></table></div><p>a</p>');
});

test('code can be scrolled with the keyboard', () => {
  expect(scrollableParts('<pre><code>a</code></pre>', '')).toBe(
    '<pre tabindex="0"><code>a</code></pre>',
  );
});

test('everything else stays as it is', () => {
  const html = '<p>A &lt;table&gt; in words, and a <a href="/presence">link</a></p>';
  expect(scrollableParts(html, 'Table')).toBe(html);
});
