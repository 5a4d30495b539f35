import { parse } from 'node-html-parser';
import { expect, test, vi } from 'vitest';
import { staticMarkup } from '#tests/static-markup.tsx';
import { Unbroken } from './unbroken.tsx';

const markup = (text: string) => staticMarkup(<Unbroken text={text} />);

const unbrokenParts = (text: string) =>
  parse(markup(text))
    .querySelectorAll('.whitespace-nowrap')
    .map((part) => part.text);

test.each([
  ['Custom e-commerce development', ['e-commerce']],
  ['E-commerce, or re-use', ['E-commerce', 're-use']],
  ['Ready to De-Risk Your Next Milestone?', ['De-Risk']],
  ['Café à-propos', ['à-propos']],
  // Decomposed: a letter and a combining mark.
  ['Cafe\u0301 e\u0301-shop', ['e\u0301-shop']],
  ['ई-कमर्स विकास', ['ई-कमर्स']],
  ['नि-शुल्क', ['नि-शुल्क']],
  ['ड\u093c-श\u094d\u200dय', ['ड\u093c-श\u094d\u200dय']],
])('keeps parts of %j on one line: %j', (text, parts) => {
  expect(unbrokenParts(text)).toEqual(parts);
});

test.each([
  'Front-end engineer',
  'A day - or two',
  'State-of-the-art tools',
  'कलाकार-समूह',
  // Wider than a phone if it stayed on one line.
  're-internationalization',
])('lets all of %j wrap', (text) => {
  expect(unbrokenParts(text)).toEqual([]);
});

test.each(['Custom e-commerce', 'सेतुको ई-कमर्स', 'e\u0301-shop'])(
  'does not change the text of %j for copying, searching and screen readers',
  (text) => expect(markup(text).replace(/<[^>]*>/g, '')).toBe(text),
);

test('marks the language of words in Devanagari inside unbroken parts too', () => {
  expect(markup('ई-कमर्स')).toBe(
    '<span class="whitespace-nowrap"><span lang="ne">ई</span>-<span lang="ne">कमर्स</span></span>',
  );
});

test('gives React no reason to warn', () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  markup('सेतुको ई-कमर्स, e-commerce');
  expect(warn.mock.calls).toEqual([]);
  warn.mockRestore();
});
