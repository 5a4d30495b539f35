/** Renders the payloads of `tests/xss-payloads.txt` as HTML and as an editor's Markdown. */
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { addHeadingIds } from '#contract/heading-ids.ts';
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

test('the check itself recognizes faults', () => {
  const faulty = '<p ONclick=x><a href="java&#9;script:x"></a><img src="data:,x"><svg/></p>';
  expect(faultsIn(faulty)).toHaveLength(4);
  expect(faultsIn('<p><a href="/about" title="on">x</a></p>')).toEqual([]);
});

test('there are more than 400 distinct payloads', () => {
  expect(PAYLOADS.length).toBeGreaterThan(400);
  expect(new Set(PAYLOADS).size).toBe(PAYLOADS.length);
});

test.each([
  ['HTML', sanitizeBody],
  ['Markdown', markdownToHtml],
  ['a heading', (text: string) => markdownToHtml(`## ${text}`)],
  ['the escaped text of a heading', (text: string) => markdownToHtml(`## ${escaped(text)}`)],
])('payloads as %s are harmless and unchanged by further cleaning', (_name, toHtml) => {
  expect(
    PAYLOADS.flatMap((payload) => {
      const html = toHtml(payload);
      const apiHtml = articleHtml(html);
      // The page adds heading ids to the API's HTML again.
      const pageHtml = addHeadingIds(apiHtml).html;
      const faults = [html, apiHtml, pageHtml].flatMap(faultsIn);
      const isClean = sanitizeBody(html).trim() === html.trim() && pageHtml === apiHtml;
      return isClean && faults.length === 0 ? [] : [{ payload, faults, html, apiHtml, pageHtml }];
    }),
  ).toEqual([]);
});

/** Escapes Markdown, so that the text is shown literally. */
function escaped(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&').replace(/[\r\n]/g, ' ');
}
