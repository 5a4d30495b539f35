import { expect, test } from 'vitest';
import { after, stateOf } from '#tests/marked-text.ts';
import { addressIn, linkAt, removeLink, setLink } from './link.ts';

test.each([
  ['[a te‸xt](/page)', { text: 'a text', address: '/page' }],
  ['[a \\[b\\]‸](</my page>)', { text: 'a [b]', address: '/my page' }],
  ['[a **b**](/p‸age "Title")', { text: 'a **b**', address: '/page' }],
  ['<https://example.c‸om>', { text: 'https://example.com', address: 'https://example.com' }],
  ['see https://exa‸mple.com', { text: 'https://example.com', address: 'https://example.com' }],
  ['![a pict‸ure](media/a.svg)', null],
  ['no li‸nk', null],
  ['[by refe‸rence][1]\n\n[1]: /page', null],
])('the link at %s', (marked, expected) => {
  const link = linkAt(stateOf(marked));
  expect(link && { text: link.text, address: link.address }).toEqual(expected);
});

const set = (marked: string, text: string, address: string) =>
  after(marked, (state) => setLink(state, { text, address }));

test.each([
  ['links the selection', 'a ⟦word⟧ here', 'word', '/page', 'a [word](/page)‸ here'],
  ['inserts a link', 'a ‸', 'text', '/page', 'a [text](/page)‸'],
  [
    'uses the address without a text',
    '‸',
    '',
    'https://a.example',
    '[https://a.example](https://a.example)‸',
  ],
  ['changes the address only', '[a **b**‸](/a "T")', 'a **b**', '/b', '[a **b**](/b "T")‸'],
  ['changes the text', '[a‸](/a)', 'b', '/a', '[b](/a)‸'],
  ['keeps brackets of the text', '‸', 'a ] b', '/a', '[a \\] b](/a)‸'],
  ['encloses addresses with brackets', '‸', 'a', '/a(b)', '[a](</a(b)>)‸'],
])('%s', (_name, marked, text, address, expected) => {
  expect(set(marked, text, address)).toBe(expected);
});

test('removes a link', () => {
  expect(after('a [wo‸rd](/page) here', removeLink)).toMatch(/^a ‸?word‸? here$/);
});

test.each([
  ['/page?a=b#c', '/page?a=b#c'],
  ['#heading', '#heading'],
  [' https://example.com/a ', 'https://example.com/a'],
  ['example.com/a', 'https://example.com/a'],
  ['sita@example.com', 'mailto:sita@example.com'],
  ['mailto:sita@example.com', 'mailto:sita@example.com'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['two words', null],
  ['', null],
])('the address in %j', (text, expected) => {
  expect(addressIn(text)).toBe(expected);
});
