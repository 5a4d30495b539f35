import { Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import { softBreaks } from './soft-breaks.ts';

/** The text with `_` for each line break that is shown as a space. */
function flowed(markdown: string): string {
  const breaks = softBreaks(Text.of(markdown.split('\n')));
  return breaks.reduceRight(
    (text, { from, to }) => `${text.slice(0, from)}_${text.slice(to)}`,
    markdown,
  );
}

test.each([
  ['a paragraph', 'one\ntwo\n\nthree', 'one_two\n\nthree'],
  ['an item', '- one\n  two\n- three', '- one_two\n- three'],
  ['a quote', '> one\n> two\n>\n> three', '> one_two\n>\n> three'],
  ['a paragraph after a heading', '## one\ntwo\nthree', '## one\ntwo_three'],
])('joins the lines of %s', (_name, markdown, expected) => {
  expect(flowed(markdown)).toBe(expected);
});

test.each([
  ['a heading', '## one\ntwo'],
  ['an underlined heading', 'one\n---'],
  ['a list', '- one\n- two\n1. three'],
  ['a list after a paragraph', 'one\n- two'],
  ['a hard break', 'one  \ntwo\\\nthree'],
  ['a table', '| a | b |\n| - | - |\n| c | d |'],
  ['a table without outer bars', 'a | b\n--- | ---\nc | d'],
  ['a code block', '```\na\nb\n\nc\nd\n```'],
  ['a longer fence', '````\na\n```\nb\nc\n````'],
  ['indented code', '    a\n    b'],
  ['HTML', '<div>\na\nb\n</div>'],
  ['a quote after a paragraph', 'one\n> two'],
  ['references', 'one\n[1]: /page'],
  ['a rule', 'one\n***\ntwo'],
])('keeps the lines of %s', (_name, markdown) => {
  expect(flowed(markdown)).toBe(markdown);
});
