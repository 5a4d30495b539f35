/** The payloads of `tests/xss-payloads.txt`, as HTML and as an editor's Markdown. */
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { withHeadingIds } from '#contract/heading-ids.ts';
import { faultsOf, PAYLOADS } from '#tests/xss-payloads.ts';
import { markdownToHtml } from './markdown/index.ts';
import { articleHtml, sanitizeBody } from './rich-text.ts';

function faultsIn(html: string): string[] {
  const elements = parse(html, { comment: true }).querySelectorAll('*');
  return faultsOf(
    elements.map(({ rawTagName, attributes }) => ({
      tag: rawTagName,
      attributes: Object.entries(attributes),
    })),
  );
}

test('a fault is seen where there is one', () => {
  const faulty = '<p ONclick=x><a href="java&#9;script:x"></a><img src="data:,x"><svg/></p>';
  expect(faultsIn(faulty)).toHaveLength(4);
  expect(faultsIn('<p><a href="/about" title="on">x</a></p>')).toEqual([]);
});

test('there are enough of them', () => {
  expect(PAYLOADS.length).toBeGreaterThan(400);
  expect(new Set(PAYLOADS).size).toBe(PAYLOADS.length);
});

test.each([
  ['HTML', sanitizeBody],
  ['Markdown', markdownToHtml],
  ['a heading', (text: string) => markdownToHtml(`## ${text}`)],
  ['the words of a heading', (text: string) => markdownToHtml(`## ${escaped(text)}`)],
])('as %s they are harmless, and stay as they are', (_name, toHtml) => {
  expect(
    PAYLOADS.flatMap((payload) => {
      const html = toHtml(payload);
      const sent = articleHtml(html);
      // The page reads the headings of what it was sent once more.
      const shown = withHeadingIds(sent).html;
      const faults = [html, sent, shown].flatMap(faultsIn);
      const isClean = sanitizeBody(html).trim() === html.trim() && shown === sent;
      return isClean && faults.length === 0 ? [] : [{ payload, faults, html, sent, shown }];
    }),
  ).toEqual([]);
});

/** As an editor writes what is to be read as it stands. */
function escaped(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&').replace(/[\r\n]/g, ' ');
}
