import { expect, test } from 'vitest';
import { after } from '#tests/marked-text.ts';
import { toggleCode } from './code-block.ts';
import { toggleInlineFormat } from './inline-format.ts';

const bold = (marked: string) => after(marked, (state) => toggleInlineFormat(state, 'bold'));
const italic = (marked: string) => after(marked, (state) => toggleInlineFormat(state, 'italic'));

test.each([
  ['a ⟦word⟧ here', 'a **⟦word⟧** here'],
  ['a **⟦word⟧** here', 'a ⟦word⟧ here'],
  // The markers may be selected too.
  ['a ⟦**word**⟧ here', 'a ⟦word⟧ here'],
  ['a wo‸rd here', 'a **wo‸rd** here'],
  ['a **wo‸rd** here', 'a wo‸rd here'],
  ['‸', '**‸**'],
  ['**‸**', '‸'],
  // Markers beside spaces would not format the text.
  ['a⟦ word ⟧here', 'a⟦ **word** ⟧here'],
  ['⟦   ⟧', '⟦   ⟧'],
])('bold: %s', (before, expected) => {
  expect(bold(before)).toBe(expected);
});

test.each([
  ['a paragraph over two lines', '⟦one\ntwo⟧', '**⟦one\ntwo⟧**'],
  ['two paragraphs', '⟦one\n\ntwo⟧', '**⟦one**\n\n**two⟧**'],
  ['items of a list', '⟦- one\n- two⟧', '⟦- **one**\n- **two⟧**'],
  ['a heading', '⟦## Title⟧', '⟦## **Title⟧**'],
  [
    'a cell of a table',
    '| a | b |\n|---|---|\n| ⟦c⟧ | d |',
    '| a | b |\n|---|---|\n| **⟦c⟧** | d |',
  ],
  ['text that is bold in part', '⟦one **two** three⟧', '**⟦one two three⟧**'],
  ['text that ends in bold text', '⟦one **tw⟧o** three', '**⟦one tw⟧o** three'],
  ['italic text', '*⟦one⟧*', '***⟦one⟧***'],
])('bold in %s', (_name, before, expected) => {
  expect(bold(before)).toBe(expected);
});

test.each([
  ['⟦one⟧', '*⟦one⟧*'],
  ['*⟦one⟧*', '⟦one⟧'],
  ['_⟦one⟧_', '⟦one⟧'],
  ['***⟦one⟧***', '**⟦one⟧**'],
  ['**⟦one⟧**', '***⟦one⟧***'],
])('italic: %s', (before, expected) => {
  expect(italic(before)).toBe(expected);
});

test.each([
  ['run ⟦npm start⟧ now', 'run `⟦npm start⟧` now'],
  ['run `⟦npm start⟧` now', 'run ⟦npm start⟧ now'],
  ['a ⟦`b⟧', 'a `` ⟦`b⟧ ``'],
  ['⟦one\ntwo⟧', '```\n⟦one\ntwo⟧\n```'],
  ['```\n‸one\ntwo\n```', '‸one\ntwo'],
  ['‸', '```\n‸\n```'],
  ['```\none‸', 'one‸'],
  ['⟦a\n```\nb⟧', '````\n⟦a\n```\nb⟧\n````'],
])('code: %j', (before, expected) => {
  expect(after(before, toggleCode)).toBe(expected);
});
