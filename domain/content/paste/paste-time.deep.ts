/** Texts that would take a naive converter minutes end within a second, or are refused. */
import { expect, test } from 'vitest';
import { PASTE_LIMITS } from '#contract/console/paste.ts';
import { isProblem } from '#contract/problem.ts';
import type { Permit } from '#domain/staff/permissions.ts';
import { pasteToMarkdown, plainTextToMarkdown } from './index.ts';

/** Milliseconds of processor time, which other programs on the machine do not change. */
const LONGEST = 1000;

const millisecondsSince = (start: NodeJS.CpuUsage) => {
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
};

const fill = (part: string, most: number = PASTE_LIMITS.html) =>
  part.repeat(Math.floor(Math.min(PASTE_LIMITS.html, most) / part.length));

/** As many elements as are allowed, each with as much text as fits. */
const elements = (tag: string, text: string) =>
  `<${tag}>${text}</${tag}>`
    .repeat(Math.floor(PASTE_LIMITS.nodes / 2) - 1)
    .slice(0, PASTE_LIMITS.html);

const nested = (tag: string, depth: number, inner: string) =>
  `<${tag}>`.repeat(depth) + inner + `</${tag}>`.repeat(depth);

const HOSTILE: Record<string, string> = {
  'nested tags': fill('<div><b>'),
  'unclosed formatting': fill('<b id=1><i>a<p>'),
  'markup characters': fill('*_`[<&~|\\!'),
  underscores: fill('_'),
  'open brackets': fill('['),
  'a link in brackets': fill('[a](b '),
  backticks: fill('`'),
  'stray joiners': fill('a\u200d', 500_000),
  spaces: fill(' '),
  'lines of spaces': `<pre>${fill(' \n', 900_000)}</pre>`,
  'less-than signs': fill('<'),
  'open comments': fill('<!--'),
  'open attributes': fill('<a b="'),
  'many attributes': `<a ${fill('a1=b ', 900_000)}>x</a>`,
  'a long style': `<p style="${fill('a:b;', 900_000)}">x</p>`,
  'a style sheet': `<style>${fill('.a{b:c}', 900_000)}</style><p class="a">x</p>`,
  'a style sheet of comments': `<style>${fill('/*', 900_000)}</style>`,
  addresses: fill('https://a.example/b_c '),
  'addresses of dots': fill('https://a....................b '),
  paragraphs: elements('p', '*a* _b_ [c](d)'),
  'bold words': elements('b', 'word '),
  'bold punctuation': elements('b', '!a!'),
  'line divs': `${elements('div', 'line of text')}<div><br></div>`.slice(-PASTE_LIMITS.html),
  items: `<ul>${elements('li', 'an item')}</ul>`,
  'nested lists': nested('ul><li', 90, elements('p', 'a')),
  'nested quotes': nested('blockquote', 190, elements('p', 'a b c')),
  'nested tables': nested('table><tr><td', 60, elements('p', 'a b c')),
  'a wide table': `<table>${`<tr>${'<td colspan=30>a'.repeat(30)}`.repeat(700)}</table>`,
  'tall cells': `<table>${'<tr><td rowspan=30>a<td>b'.repeat(9000)}</table>`,
  'word lists': '<p style="mso-list:l0 level9 lfo1">a</p>'
    .repeat(20_000)
    .slice(0, PASTE_LIMITS.html),
  footnotes: `${'<a href="#n" id="r">1</a>'.repeat(15_000)}<p id="n"><a href="#r">1</a></p>`,
  'footnotes in one note': `${'<a href="#n">1</a>'.repeat(8000)}<p><span id="n"></span>${'<a href="#r">1</a>'.repeat(8000)}</p>`,
  'data URLs': fill('<img src="data:image/png;base64,AAAA">'),
  'an emoji of joiners': `<img src="a" alt="${fill('👩\u200d', 900_000)}">`,
  'a Nepali text': fill('हाम्रो काम राम्रो छ। '),
};

test.each(Object.entries(HOSTILE))('%s', async (_name, html) => {
  const start = process.threadCpuUsage();
  let result = '';
  try {
    const origin = 'https://setu.example';
    result = (await pasteToMarkdown({} as Permit<'content.edit'>, { html, origin })).markdown;
  } catch (error) {
    if (!isProblem(error)) throw error;
  }
  expect(millisecondsSince(start)).toBeLessThan(LONGEST);
  expect(result.length).toBeLessThan(4 * PASTE_LIMITS.html);
});

test.each(['*', '[', '<', 'a\n', '\n', ' ', 'https://a.example/_'])('plain text of %j', (part) => {
  const start = process.threadCpuUsage();
  try {
    plainTextToMarkdown(fill(part));
  } catch (error) {
    if (!isProblem(error)) throw error;
  }
  expect(millisecondsSince(start)).toBeLessThan(LONGEST);
});
