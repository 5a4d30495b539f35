import { expect, test } from 'vitest';
import { selectedStyles } from '#app/styles/selected-styles.ts';
import { divideStyles } from './style-parts.ts';

/** What stands in the document of a page with such elements and `.classes`. */
function inDocument(css: string, ...there: string[]): string {
  return selectedStyles(divideStyles(css).parts, (name) => there.includes(name));
}

test.each([
  ['what is there stays', '.flex{display:flex}', '.flex', true],
  ['what is not there goes', '.flex{display:flex}', '.inline-flex', false],
  ['what is everywhere stays', '[hidden]{display:none}', '', true],
  ['a medium is looked into', '@media (width>1px){.a{color:red}}', '.b', false],
  ['and kept', '@media (width>1px){.a{color:red}}', '.a', true],
  ['a pointer comes later', '.a:hover{color:red}', '.a', false],
  ['so does paper', '@media print{.a{color:red}}', '.a', false],
  ['so does what is opened', '@layer components.later{.a{color:red}}', '.a', false],
])('%s', (_, css, there, stays) => {
  expect(inDocument(css, there)).toBe(stays ? css : '');
});

test('of a list of selectors those stay that can match', () => {
  expect(inDocument('.a,.b,p{color:red}', '.b', 'p')).toBe('.b,p{color:red}');
});

test('neighbours share their blocks, in the order of the sheet', () => {
  const css = '@layer a{@media (width>1px){.a{top:0}.b{top:1px}}.c{top:2px}}.d{top:3px}';
  expect(inDocument(css, '.a', '.b', '.c', '.d')).toBe(css);
});

test('properties and animations stay where something uses them, through others too', () => {
  const css =
    ':root,:host{--a:1px;--b:var(--a);--c:2px}.x{width:var(--b);animation:spin 1s}@keyframes spin{to{rotate:1turn}}';
  expect(inDocument(css, '.x')).toBe(
    ':root,:host{--a:1px;--b:var(--a);}.x{width:var(--b);animation:spin 1s}@keyframes spin{to{rotate:1turn}}',
  );
  expect(inDocument(css)).toBe('');
});

test('the document says first which layers there will be, in the order of all pages', () => {
  const { start } = divideStyles('@layer b{.a{top:0}}@layer a.later{.a{top:0}}@layer b{p{top:0}}');
  expect(start).toBe('@layer b,a.later;');
});

test("the brand's fallbacks and properties are in documents alone, and whole", () => {
  const brand = '@font-face{font-family:A;src:local(B)}:root{--font:A}';
  const { sheet } = divideStyles(`${brand}.a{font-family:var(--font)}`);
  expect(sheet).toBe('.a{font-family:var(--font)}');
  expect(inDocument(brand)).toBe(brand);
});

test('font files are left to the style that switches them on', () => {
  const file = '@font-face{font-family:A;src:url(a.woff2)}';
  const { sheet } = divideStyles(file);
  expect(sheet + inDocument(`${file}:root{--font:A}`)).toBe(':root{--font:A}');
});

test('what the brand sets for one language stands where the root has its class', () => {
  const face = '@font-face{font-family:Other;src:local(B)}';
  const rules = ':root.ne{--fonts:A,Other}';
  const { sheet } = divideStyles(face + rules);
  expect(sheet).toBe('');
  expect(inDocument(face + rules)).toBe('');
  expect(inDocument(face + rules, '.ne')).toBe(face + rules);
});
