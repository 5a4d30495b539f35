import { expect, test } from 'vitest';
import { previewHtml, withScript } from './preview-document.ts';

const SHEET = '<link rel="stylesheet" href="/assets/site.css"/>';

test('the sheet that a script fetches on the site is linked', () => {
  const html = `<noscript><p>No script</p></noscript><noscript>${SHEET}</noscript><script></script>`;
  expect(previewHtml({ html, inline: { scripts: [], styles: [] } })).toBe(
    `<noscript><p>No script</p></noscript>${SHEET}<script></script>`,
  );
});

test('the script comes before the end of the body, not before a text that looks like it', () => {
  expect(withScript('<body><pre>&lt;/body></pre></body></html>', '/a.js')).toBe(
    '<body><pre>&lt;/body></pre><script src="/a.js" defer></script></body></html>',
  );
});

test('inline scripts are empty, and data stays', () => {
  const data = '<script type="application/ld+json">{"a":"$&"}</script>';
  const inline = { scripts: ['run()', 'other("$&")'], styles: [] };
  const html = `<script>run()</script>${data}<script>other("$&")</script>`;
  expect(previewHtml({ html, inline })).toBe(`<script></script>${data}<script></script>`);
});
