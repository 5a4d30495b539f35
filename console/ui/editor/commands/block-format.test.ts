import { expect, test } from 'vitest';
import { after } from '#tests/marked-text.ts';
import { toggleHeading, toggleList, toggleQuote } from './block-format.ts';
import { insertPicture, insertTable } from './insert-block.ts';

test.each([
  ['Ti‸tle', '## Ti‸tle'],
  ['## Ti‸tle', 'Ti‸tle'],
  ['### Ti‸tle', '## Ti‸tle'],
  ['## Ti‸tle ##', 'Ti‸tle'],
  ['- Ti‸tle', '## Ti‸tle'],
  ['Ti‸tle\n---', '‸Title'.replace('‸Ti', 'Ti‸')],
  ['one ‸two\nthree\n\nfour', '## one ‸two three\n\nfour'],
  ['‸', '## ‸'],
])('heading: %j', (before, expected) => {
  expect(after(before, (state) => toggleHeading(state, 2))).toBe(expected);
});

const long = 'a line that a program has broken because it is long enough';

test.each([
  ['one', '⟦one⟧', '- ⟦one⟧'],
  ['an item', '- o‸ne', 'o‸ne'],
  ['a number', '3. o‸ne', '- o‸ne'],
  ['a task', '- [x] o‸ne', 'o‸ne'],
  ['short lines', '⟦one\ntwo⟧', '- ⟦one\n- two⟧'],
  ['paragraphs', '⟦one\n\ntwo⟧', '- ⟦one\n\n- two⟧'],
  ['a broken paragraph', `‸${long} xx\nend`, `- ‸${long} xx\n  end`],
  ['a broken item', `- ‸${long} xx\n  end`, `‸${long} xx\nend`],
  ['an inner item', '- one\n  1. t‸wo', '- one\n  - t‸wo'],
  ['a heading', '## o‸ne', '- o‸ne'],
  ['nothing', '‸', '- ‸'],
])('bullets for %s', (_name, before, expected) => {
  expect(after(before, (state) => toggleList(state, 'bullet'))).toBe(expected);
});

test.each([
  ['⟦one\ntwo⟧', '1. ⟦one\n2. two⟧'],
  ['⟦- one\n- two⟧', '⟦1. one\n2. two⟧'],
  ['⟦1. one\n2. two⟧', '⟦one\ntwo⟧'],
])('numbers: %j', (before, expected) => {
  expect(after(before, (state) => toggleList(state, 'number'))).toBe(expected);
});

test.each([
  ['o‸ne', '> o‸ne'],
  ['> o‸ne', 'o‸ne'],
  ['⟦one\n\ntwo⟧', '> ⟦one\n>\n> two⟧'],
  ['> one\n>\n> t‸wo', 'one\n\nt‸wo'],
  ['> one\nt‸wo', 'one\nt‸wo'],
])('quote: %j', (before, expected) => {
  expect(after(before, toggleQuote)).toBe(expected);
});

test('inserts a table after the paragraph', () => {
  expect(after('on‸e\n\ntwo', insertTable)).toBe(
    'one\n\n| ⟦Column 1⟧ | Column 2 |\n| --- | --- |\n|  |  |\n\ntwo',
  );
});

test.each([
  ['‸', '![A [roof\\]](media/roof.svg)'.replace('[roof', '\\[roof')],
  ['a‸\nb', 'a\n\n![A \\[roof\\]](media/roof.svg)\n\nb'],
  ['a\n\n‸\n\nb', 'a\n\n![A \\[roof\\]](media/roof.svg)\n\nb'],
])('inserts a picture as a paragraph: %j', (before, expected) => {
  const text = after(before, (state) => insertPicture(state, 'media/roof.svg', 'A [roof]'));
  expect(text.replace('‸', '')).toBe(expected);
});
