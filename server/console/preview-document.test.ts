import { expect, test } from 'vitest';
import { withScript, withStyles } from './preview-document.ts';

const SHEET = '<link rel="stylesheet" href="/assets/site.css"/>';

test('the sheet that a script fetches on the site is linked', () => {
  const html = `<noscript><p>No script</p></noscript><noscript>${SHEET}</noscript><script></script>`;
  expect(withStyles(html)).toBe(`<noscript><p>No script</p></noscript>${SHEET}<script></script>`);
});

test('the script comes before the end of the body, not before a text that looks like it', () => {
  expect(withScript('<body><pre>&lt;/body></pre></body></html>', '/a.js')).toBe(
    '<body><pre>&lt;/body></pre><script src="/a.js" defer></script></body></html>',
  );
});
