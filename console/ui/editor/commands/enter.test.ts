import { expect, test } from 'vitest';
import { afterCommand } from '#tests/marked-text.ts';
import { pressBackspace } from './backspace.ts';
import { breakLine, pressEnter } from './enter.ts';

test.each([
  ['begins a paragraph', 'one‸', 'one\n\n‸'],
  ['divides a paragraph', 'one‸two', 'one\n\n‸two'],
  ['adds no second blank line', 'one\n\n‸', 'one\n\n\n‸'],
  ['leaves a heading', '## one‸', '## one\n\n‸'],
  ['adds an item', '- one‸', '- one\n- ‸'],
  ['adds a task', '- [x] one‸', '- [x] one\n- [ ] ‸'],
  ['adds a number', '9. one‸', '9. one\n10. ‸'],
  ['counts on', '1. one‸\n2. two\n3. three', '1. one\n2. ‸\n3. two\n4. three'],
  ['keeps numbers that do not count', '1. one‸\n1. two', '1. one\n2. ‸\n1. two'],
  ['divides an item', '- on‸e', '- on\n- ‸e'],
  ['continues an item of two lines', '- one\n  two‸', '- one\n  two\n- ‸'],
  ['adds an inner item', '- one\n  - two‸', '- one\n  - two\n  - ‸'],
  ['ends a list', '- one\n- ‸', '- one\n‸'],
  ['ends an inner list', '- one\n  - ‸', '- one\n- ‸'],
  ['moves an item down', '‸- one', '\n‸- one'],
  ['continues a quote', '> one‸', '> one\n>\n> ‸'],
  ['ends a quote', '> one\n> ‸', '> one\n‸'],
  ['adds a row', '| a | b |\n|---|---|\n| c | d‸ |', '| a | b |\n|---|---|\n| c | d |\n| ‸ |  |'],
  ['adds the first row', '| a‸ | b |\n|---|---|', '| a | b |\n|---|---|\n| ‸ |  |'],
  ['ends a table', '| a | b |\n|---|---|\n| ‸ |  |', '| a | b |\n|---|---|\n‸'],
  ['keeps the indent of code', '```\n  a‸\n```', '```\n  a\n  ‸\n```'],
])('Enter %s', (_name, before, expected) => {
  expect(afterCommand(before, pressEnter)).toBe(expected);
});

test.each([
  ['in a paragraph', 'one‸two', 'one\\\n‸two'],
  ['in an item', '- one‸', '- one\\\n  ‸'],
  ['in a quote', '> one‸', '> one\\\n> ‸'],
])('Shift and Enter break the line %s', (_name, before, expected) => {
  expect(afterCommand(before, breakLine)).toBe(expected);
});

test.each([
  ['removes the marker of an item', '- ‸one', '‸one'],
  ['removes the marker of an inner item', '- one\n  - ‸two', '- one\n  ‸two'],
  ['removes the marker of a heading', '## ‸one', '‸one'],
  ['joins paragraphs', 'one\n\n‸two', 'one‸two'],
  ['selects a picture', 'a\n\n![b](c)‸', 'a\n\n⟦![b](c)⟧'],
  ['joins with an item', '- one\n\n‸two', '- one‸two'],
])('Backspace %s', (_name, before, expected) => {
  expect(afterCommand(before, pressBackspace)).toBe(expected);
});

test.each(['one‸', 'one\n‸two', '```\na\n```\n\n‸two', '‸', '\n\n‸one'])(
  'Backspace is left to the editor in %j',
  (before) => {
    expect(afterCommand(before, pressBackspace)).toBeNull();
  },
);
