import { expect, test } from 'vitest';
import { purgeCss, wordsOf } from './purge-css.ts';

const purge = (css: string, text: string) => purgeCss(css, wordsOf(text));

test.each([
  ['a class that a text names stays', '.flex{display:flex}', '"flex gap-2"', true],
  ['one that none names goes', '.flex{display:flex}', '"inline-flex"', false],
  ['elements stay', 'a:hover{color:red}', '', true],
  ['escapes are read', '.md\\:w-1\\/2{width:50%}', 'class="md:w-1/2"', true],
  ['so are codes', '.\\31 2{width:50%}', '"12"', true],
  [
    'quotes may be within',
    ".before\\:content-\\[\\'\\'\\]:before{}",
    "`before:content-['']`",
    true,
  ],
  ['single quotes may be around', '.flex{}', "className:'flex'", true],
  ['all classes of a selector are wanted', '.card .cover{}', '"card"', false],
  ['those in :is and :where too', ':is(.\\*\\:p-1>*){}', '"p-1"', false],
  ['they stay where they are named', ':where(.space-y-4>:not(:last-child)){}', '"space-y-4"', true],
  ['what must not be there need not be', '.a:not(.b,.c *):has(.d){}', '"a"', true],
  ['of alternatives none is a must', '.a:is(.b,.c){}', '"a"', true],
  ['rules in a medium are looked at', '@media (width>1px){.a{color:red}}', '"b"', false],
])('%s', (_, css, text, stays) => {
  expect(purge(css, text)).toBe(stays ? css : '');
});

test('of a list of selectors those stay that can match', () => {
  expect(purge('.a,.b,p{color:red}', '"b"')).toBe('.b,p{color:red}');
});

test('properties stay as long as something refers to them, through others too', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:2px}.x{width:var(--b)}';
  expect(purge(css, '"x"')).toBe(':root{--a:1px;--b:var(--a)}.x{width:var(--b)}');
  expect(purge(css, '')).toBe('');
  expect(purge(css, 'style.setProperty("--c", 1)')).toBe(':root{--c:2px}');
});

test('animations and registered properties that nothing uses go', () => {
  const css =
    '@property --t{syntax:"*";inherits:false}@keyframes spin{to{rotate:1turn}}.s{animation:spin 1s}';
  expect(purge(css, '"s"')).toBe('@keyframes spin{to{rotate:1turn}}.s{animation:spin 1s}');
  expect(purge(css, '')).toBe('');
});
