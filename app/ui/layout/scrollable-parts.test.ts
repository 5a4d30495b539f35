import { expect, test } from 'vitest';
import { scrollableParts } from './article-body.tsx';

const LABELS = { table: 'Table', code: 'Code' };

const table = (inner: string, name: string) =>
  `<section class="table-scroll" aria-label="${name}" tabindex="0"><table>${inner}</table></section>`;
const pre = (name: string) => `<pre role="group" aria-label="${name}" tabindex="0">a</pre>`;

test('wraps each table in a scrollable section, named by its caption', () => {
  const html = scrollableParts(
    '<table><caption>A <b>day</b></caption></table><p>a</p><table class="x"></table>',
    LABELS,
  );
  expect(html).toContain(`${table('<caption>A <b>day</b></caption>', 'Table: A day')}<p>a</p>`);
  expect(html).toContain('aria-label="Table" tabindex="0"><table class="x"></table></section>');
});

test('names a table without caption by the heading above it', () => {
  const html = '<h2 id="a">Say &quot;A&quot; &amp; <i>B</i></h2><table></table>';
  expect(scrollableParts(html, LABELS)).toContain(table('', 'Table: Say &quot;A&quot; &amp; B'));
});

test('makes code focusable, named by the heading above it', () => {
  expect(scrollableParts('<pre>a</pre><h3>One</h3><pre>a</pre>', LABELS)).toBe(
    `${pre('Code')}<h3>One</h3>${pre('Code: One')}`,
  );
});

test('gives no two parts the same name', () => {
  const html = scrollableParts('<h2>A</h2><pre>a</pre><pre>a</pre><table></table>', LABELS);
  expect(html).toBe(`<h2>A</h2>${pre('Code: A')}${pre('Code: A (2)')}${table('', 'Table: A')}`);
});

test('changes nothing else', () => {
  const html = '<p>A &lt;table&gt; in words, and a <a href="/presence">link</a></p>';
  expect(scrollableParts(html, LABELS)).toBe(html);
});
