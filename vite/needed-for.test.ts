import { expect, test } from 'vitest';
import { neededFor } from './style-parts.ts';

test.each([
  ['a class', '.flex', ['.flex']],
  ['an element', 'table', ['table']],
  ['of a utility its class alone', '.flex>p', ['.flex']],
  ['no drawing, which may come from a file', 'svg', []],
  ['the field of a part of one', '::placeholder', ['input']],
  ['escapes are read', '.md\\:w-1\\/2', ['.md:w-1/2']],
  ['so are codes', '.\\31 2', ['.12']],
  ['quotes may be within', ".before\\:content-\\[\\'\\'\\]:before", [".before:content-['']"]],
  ['all classes', '.card .cover', ['.card', '.cover']],
  ['those in :is and :where too', ':is(.\\*\\:p-1>*)', ['.*:p-1']],
  ['also before others', ':where(.space-y-4>:not(:last-child))', ['.space-y-4']],
  ['not what must not be there', '.a:not(.b,.c *):has(.d)', ['.a']],
  ['of alternatives none', '.a:is(.b,.c)', ['.a']],
])('needs %s', (_, selector, names) => {
  expect(neededFor(selector)).toEqual(names);
});
