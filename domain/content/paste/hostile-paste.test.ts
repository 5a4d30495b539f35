/** Pasted text never becomes markup, and pasted markup never becomes active content. */
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { markdownToHtml } from '#domain/content/markdown/index.ts';
import { shownText, visibleText } from '#tests/pasted-text.ts';
import { faultsOf, PAYLOADS } from '#tests/xss-payloads.ts';
import { markdownOf } from './markdown-text.ts';
import { readPaste } from './pasted-blocks.ts';
import { plainTextToMarkdown } from './plain-text.ts';

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

async function faultsIn(html: string): Promise<string[]> {
  const { blocks } = await readPaste(html, 'https://setu.example');
  const markdown = markdownOf(blocks);
  const raw: string[] = [];
  const rendered = markdownToHtml(markdown, { html: (code) => raw.push(code) });
  const elements = parse(rendered, { comment: true }).querySelectorAll('*');
  const faults = faultsOf(
    elements.map(({ rawTagName, attributes }) => ({
      tag: rawTagName,
      attributes: Object.entries(attributes),
    })),
  );
  const hasSameText = shownText(markdown) === visibleText(blocks);
  return [...faults, ...raw, ...(hasSameText ? [] : [`changed: ${markdown}`])];
}

test('payloads as HTML are harmless', async () => {
  const faulty: { payload: string; faults: string[] }[] = [];
  for (const payload of PAYLOADS) {
    const faults = await faultsIn(payload);
    if (faults.length > 0) faulty.push({ payload, faults });
  }
  expect(faulty).toEqual([]);
});

test.each([
  ['paragraphs', (payload: string) => `<p>${escapeHtml(payload)}</p>`],
  ['headings', (payload: string) => `<h2>${escapeHtml(payload)}</h2>`],
  ['items', (payload: string) => `<li>${escapeHtml(payload)}</li>`],
  ['cells', (payload: string) => tableOf(escapeHtml(payload))],
  ['links', (payload: string) => `<p><a href="https://a.example">${escapeHtml(payload)}</a></p>`],
  ['URLs', (payload: string) => `<p><a href="${attribute(payload)}">a</a></p>`],
])('payloads as the text of %s are harmless', async (_name, toHtml) => {
  expect(await faultsIn(PAYLOADS.map(toHtml).join(''))).toEqual([]);
});

const attribute = (text: string) => escapeHtml(text).replaceAll('"', '&quot;');

const tableOf = (text: string) =>
  `<table><tr><th>a</th><th>b</th></tr><tr><td>${text}</td><td>c</td></tr></table>`;

/** Numbers that are the same in each run (a linear congruential generator). */
function* numbers(seed: number): Generator<number, number> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state;
  }
}

const PARTS =
  '* ** _ __ ~ ~~ ` `` # ## - + 1. 2) > | [ ] ( ) ! ![ ]( < > & &amp; &#x41; \\ \\* : // www. http:// a b क मा । . , “ ” x@y.zz === --- ``` [^1] [x]: <b> </b> <!-- --> é 👩 {a} $'.split(
    ' ',
  );
const TAGS = ['b', 'i', 's', 'code', 'span', 'u'];

function randomHtml(next: () => number): string {
  const pick = <Item>(items: readonly Item[]) => items[next() % items.length] as Item;
  const words = Array.from({ length: 1 + (next() % 8) }, () => {
    const text = escapeHtml(pick(PARTS)) + (next() % 3 === 0 ? ' ' : '');
    if (next() % 3 !== 0) return text;
    const tag = pick(TAGS);
    return `<${tag}>${text}</${tag}>${next() % 4 === 0 ? '<br>' : ''}`;
  });
  return pick([
    (text: string) => `<p>${text}</p>`,
    (text: string) => `<p>a</p><p>${text}</p><p>b</p>`,
    (text: string) => `<ul><li>${text}</li></ul>`,
    (text: string) => `<h2>${text}</h2>`,
    (text: string) => `<blockquote>${text}</blockquote>`,
    (text: string) => tableOf(text),
  ])(words.join(''));
}

test('random markup characters are shown as they were pasted', async () => {
  const source = numbers(7);
  const next = () => source.next().value >> 8;
  const changed: { html: string; faults: string[] }[] = [];
  for (let count = 0; count < 500; count += 1) {
    const html = randomHtml(next);
    const faults = await faultsIn(html);
    if (faults.length > 0) changed.push({ html, faults });
  }
  expect(changed.slice(0, 5)).toEqual([]);
});

test('plain text is shown as it was pasted', () => {
  const text =
    '# a\n- b\n\n1. c *d* _e_ <b>f</b> &amp; [g](h)\n\n    i\n\t| j |\n\n> k\nhttps://a.example/b_c_d';
  const markdown = plainTextToMarkdown(text);
  expect(shownText(markdown)).toBe(text.replace(/\s+/g, ''));
  expect(markdownToHtml(markdown)).not.toMatch(/<(h\d|li|em|b|blockquote|pre|table)[ >]/);
  expect(markdown).toContain('<https://a.example/b_c_d>');
  for (const payload of PAYLOADS) {
    const converted = plainTextToMarkdown(payload);
    expect(markdownToHtml(converted, { html: (code) => expect(code).toBe('') })).not.toMatch(
      /<(script|img|svg|iframe)/i,
    );
  }
});

test('plain text keeps its paragraphs and lines', () => {
  expect(plainTextToMarkdown('One\r\ntwo\r\n\r\n\r\n Three\u200b ')).toBe('One\\\ntwo\n\nThree');
  expect(plainTextToMarkdown(' \n\n')).toBe('');
});
