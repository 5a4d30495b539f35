import { expect, test } from 'vitest';
import { requiredNames } from './style-parts.ts';

test.each([
  ['a class', '.flex', ['.flex']],
  ['an element', 'table', ['table']],
  ['only the class of a utility with elements', '.flex>p', ['.flex']],
  ['no svg, which may come from a file', 'svg', []],
  ['the input of a pseudo element', '::placeholder', ['input']],
  ['a class with escaped characters', '.md\\:w-1\\/2', ['.md:w-1/2']],
  ['a class with a hexadecimal escape', '.\\31 2', ['.12']],
  ['a class with quotes', ".before\\:content-\\[\\'\\'\\]:before", [".before:content-['']"]],
  ['all classes', '.card .cover', ['.card', '.cover']],
  ['a class in :is', ':is(.\\*\\:p-1>*)', ['.*:p-1']],
  ['a class in :where, before :not', ':where(.space-y-4>:not(:last-child))', ['.space-y-4']],
  ['nothing in :not and :has', '.a:not(.b,.c *):has(.d)', ['.a']],
  ['none of several alternatives', '.a:is(.b,.c)', ['.a']],
])('needs %s', (_, selector, names) => {
  expect(requiredNames(selector)).toEqual(names);
});
