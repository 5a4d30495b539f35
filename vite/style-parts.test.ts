import { expect, test } from 'vitest';
import { selectedStyles } from '#app/styles/selected-styles.ts';
import { splitStyles } from './style-parts.ts';

/** The inlined styles of a page with these elements and `.classes`. */
function inDocument(css: string, ...names: string[]): string {
  return selectedStyles(splitStyles(css).parts, (name) => names.includes(name));
}

test.each([
  ['keeps a rule for a class of the page', '.flex{display:flex}', '.flex', true],
  ['drops a rule for another class', '.flex{display:flex}', '.inline-flex', false],
  ['keeps a rule that may match anything', '[hidden]{display:none}', '', true],
  ['drops a rule in a media query', '@media (width>1px){.a{color:red}}', '.b', false],
  ['keeps a rule in a media query', '@media (width>1px){.a{color:red}}', '.a', true],
  ['drops rules for :hover', '.a:hover{color:red}', '.a', false],
  ['drops rules for print', '@media print{.a{color:red}}', '.a', false],
  ['drops layers for later', '@layer components.later{.a{color:red}}', '.a', false],
])('%s', (_, css, name, isInlined) => {
  expect(inDocument(css, name)).toBe(isInlined ? css : '');
});

test('keeps the matching selectors of a list', () => {
  expect(inDocument('.a,.b,p{color:red}', '.b', 'p')).toBe('.b,p{color:red}');
});

test('omits what is for browsers without @property', () => {
  const mix =
    '@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in oklab, red 50%, blue)}}';
  const old =
    '@layer properties{@supports ((-webkit-hyphens:none)) and (not (margin-trim:inline)){*{--x:0}}}';
  const css = `${old}.a{color:#f0f;top:0}${mix}.b{left:var(--x)}`;
  const { sheet } = splitStyles(css);
  expect(sheet).toBe('.a{top:0;color:color-mix(in oklab, red 50%, blue)}.b{left:var(--x)}');
  expect(inDocument(css, '.b')).toBe('.b{left:var(--x)}');
});

test('keeps rules that have another selector than the rule before their block', () => {
  const block = '@supports (color:color-mix(in lab, red, red)){.b{color:red}}';
  expect(splitStyles(`.a{color:#f0f}${block}`).sheet).toBe('.a{color:#f0f}.b{color:red}');
});

test('keeps the order, and shares blocks between consecutive rules', () => {
  const css = '@layer a{@media (width>1px){.a{top:0}.b{top:1px}}.c{top:2px}}.d{top:3px}';
  expect(inDocument(css, '.a', '.b', '.c', '.d')).toBe(css);
});

test('keeps properties and animations that are used, directly or through others', () => {
  const css =
    ':root,:host{--a:1px;--b:var(--a);--c:2px}.x{width:var(--b);animation:spin 1s}@keyframes spin{to{rotate:1turn}}';
  expect(inDocument(css, '.x')).toBe(
    ':root,:host{--a:1px;--b:var(--a);}.x{width:var(--b);animation:spin 1s}@keyframes spin{to{rotate:1turn}}',
  );
  expect(inDocument(css)).toBe('');
});

test('declares all layers first, in the order of the shared stylesheet', () => {
  const { start } = splitStyles('@layer b{.a{top:0}}@layer a.later{.a{top:0}}@layer b{p{top:0}}');
  expect(start).toBe('@layer b,a.later;');
});

test("inlines all of the brand's fallback fonts and properties, and only there", () => {
  const brand = '@font-face{font-family:A;src:local(B)}:root{--font:A}';
  const { sheet } = splitStyles(`${brand}.a{font-family:var(--font)}`);
  expect(sheet).toBe('.a{font-family:var(--font)}');
  expect(inDocument(brand)).toBe(brand);
});

test('omits font files, which have their own style element', () => {
  const file = '@font-face{font-family:A;src:url(a.woff2)}';
  const { sheet } = splitStyles(file);
  expect(sheet + inDocument(`${file}:root{--font:A}`)).toBe(':root{--font:A}');
});

test("inlines the brand's rules for a language if the root has its class", () => {
  const face = '@font-face{font-family:Other;src:local(B)}';
  const rules = ':root.ne{--fonts:A,Other}';
  const { sheet } = splitStyles(face + rules);
  expect(sheet).toBe('');
  expect(inDocument(face + rules)).toBe('');
  expect(inDocument(face + rules, '.ne')).toBe(face + rules);
});
