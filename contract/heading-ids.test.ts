import { expect, test } from 'vitest';
import { addHeadingIds } from './heading-ids.ts';

test.each([
  ['<h2>The Hand-off</h2>', 'the-hand-off'],
  ['<h3>Two  <em>words</em></h3>', 'two-words'],
  ['<h2>R&amp;D costs</h2>', 'r&amp;d-costs'],
  ['<h2>दशैं र तिहार</h2>', 'दशैं-र-तिहार'],
  ['<h2>Say "no"</h2>', 'say-&quot;no&quot;'],
  ['<h2>Why &lt;script&gt; runs</h2>', 'why-&lt;script&gt;-runs'],
  ['<h2></h2>', 'section'],
  ['<h2 class="x">Old</h2>', 'old'],
])('gives %s the id %s', (html, id) => {
  expect(addHeadingIds(html).html).toContain(` id="${id}"`);
});

test('appends -2 and -3 to the ids of repeated headings', () => {
  const { headings, html } = addHeadingIds('<h2>Why</h2><h3>Why</h3><p>x</p><h2>Why</h2>');
  expect(headings.map(({ id, level }) => [id, level])).toEqual([
    ['why', 2],
    ['why-2', 3],
    ['why-3', 2],
  ]);
  // The ids do not change when the function runs on its own output.
  expect(addHeadingIds(html).html).toBe(html);
});

test('keeps escaped tags in a heading escaped, also when it runs again', () => {
  const { html, headings } = addHeadingIds(
    '<h2>a&gt;&lt;script&gt;x()&lt;/script&gt;</h2><h2>&lt;pre &gt;</h2>',
  );
  expect(html.match(/<[^>]*>/g)).toHaveLength(4);
  expect(addHeadingIds(html)).toEqual({ html, headings });
});
