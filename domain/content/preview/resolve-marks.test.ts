import { describe, expect, test } from 'vitest';
import { FieldMarks } from './field-marks.ts';
import { resolveMarks } from './resolve-marks.ts';

const ABOUT = 'pages/about.yaml';

function marking(...texts: string[]) {
  const marks = new FieldMarks();
  const marked = texts.map((text, index) => marks.mark(ABOUT, ['items', index], text));
  return { marks, marked };
}

/** Resolves the document that `html` makes of texts marked as `items.0`, `items.1` and so on. */
function resolved(html: (...marked: string[]) => string, ...texts: string[]) {
  const { marks, marked } = marking(...texts);
  return resolveMarks(html(...marked), marks).html;
}

const name = (index: number) => `pages/about.yaml#items.${index}`;
const [zero, one] = [name(0), name(1)];

describe('texts', () => {
  test.each<[string, (one: string) => string, string]>([
    ['the element', (a) => `<p>${a}</p>`, `<p data-field="${zero}" data-field-exact="">A</p>`],
    [
      'an element with more text',
      (a) => `<p class="x">${a}<!-- -->: 3</p>`,
      `<p class="x" data-field="${zero}">A<!-- -->: 3</p>`,
    ],
    [
      'the nearest element',
      (a) => `<div><br/><b>${a}</b></div>`,
      `<div><br/><b data-field="${zero}" data-field-exact="">A</b></div>`,
    ],
    [
      'an element whose child precedes the text',
      (a) => `<p><i></i>${a}</p>`,
      `<p data-field="${zero}"><i></i>A</p>`,
    ],
    ['the title', (a) => `<title>${a} | B</title>`, `<title data-field="${zero}">A | B</title>`],
  ])('name %s', (_subject, html, expected) => {
    expect(resolved(html, 'A')).toBe(expected);
  });

  test('of several fields in one element are listed, each once', () => {
    const html = resolved((a, b) => `<p>${a} ${b} ${a}</p>`, 'A', 'B');
    expect(html).toBe(`<p data-field="${zero} ${one}">A B A</p>`);
  });

  test('with escaped characters are exact too', () => {
    const html = resolved((a) => `<p>${a.replace("'", '&#x27;').replace('&', '&amp;')}</p>`, 'a&b');
    expect(html).toContain('data-field-exact');
  });
});

test('names the fields of attributes with text, and only removes marks from others', () => {
  const html = resolved(
    (a, b) => `<img alt="${a}" src="/x?t=${encodeURIComponent(b)}" data-title="${b}">`,
    'A > B',
    'B',
  );
  expect(html).toBe(`<img alt="A > B" src="/x?t=B" data-title="B" data-field-alt="${zero}">`);
});

test('leaves no mark in scripts, styles and comments', () => {
  const code = (a: string) =>
    `<head><script type="application/ld+json">{"name":"${a}"}</script><style>/*${a}*/</style></head><!--${a}-->`;
  expect(resolved(code, 'A')).toBe(code('A'));
});

test('markup in scripts and textareas is not taken for elements', () => {
  const code = '<script>if (a < b) "</p><p>"</script><textarea><p></textarea>';
  const html = resolved((a) => `<div>${code}${a}</div>`, 'A');
  expect(html).toBe(`<div data-field="${zero}">${code}A</div>`);
});

test('names the fields in the props of an island, and removes sources from them', () => {
  const props = (a: string) => JSON.stringify({ a }).replaceAll('"', '&quot;');
  const source = '&lt;p data-source=\\&quot;1-3\\&quot; data-field=\\&quot;x\\&quot;&gt;';
  const html = resolved(
    (a) => `<page-island data-props="${props(a)}${source}"></page-island>`,
    'A',
  );
  expect(html).toBe(
    `<page-island data-props="${props('A')}&lt;p&gt;" data-field-data-props="${zero}"></page-island>`,
  );
});

test('keeps the sources of elements and removes those in structured data', () => {
  const block = '<p data-source="1-2" data-field="blogs/a.md#body">A</p>';
  const json = '<script>{"a":"\\u003cp data-source=\\"1-2\\" data-field=\\"x\\"\\u003e"}</script>';
  expect(resolveMarks(block + json, new FieldMarks()).html).toBe(
    `${block}<script>{"a":"\\u003cp\\u003e"}</script>`,
  );
});

test('reports the fields of the page in its order', () => {
  const { marks, marked } = marking('A', 'B');
  const { fields } = resolveMarks(`<i title="${marked[1]}">${marked[0]}</i>`, marks);
  expect(fields).toEqual([one, zero]);
});

test('survives a document that ends early', () => {
  const { marks, marked } = marking('A');
  for (const html of ['<', '<p', '<p a="', '<!--', '<script>', '<p>']) {
    expect(resolveMarks(html + marked[0], marks).html).not.toMatch(/\p{Co}/u);
  }
});

test('has enough marks for two planes, and marks nothing beyond them', () => {
  const marks = new FieldMarks();
  const last = 2 * 0xfffe - 1;
  for (let index = 0; index <= last; index++) marks.mark('a.yaml', [index], 'A');
  expect(marks.mark('a.yaml', ['more'], 'A')).toBe('A');
  for (const index of [0, 0xfffd, 0xfffe, last]) {
    const mark = marks.mark('a.yaml', [index], 'A').slice(0, -1);
    expect(marks.fieldOf(mark)?.name).toBe(`a.yaml#${index}`);
    expect(mark).toMatch(/^\p{Co}$/u);
    expect(resolveMarks(`<a href="${encodeURIComponent(mark)}">`, marks).html).toBe('<a href="">');
  }
});
