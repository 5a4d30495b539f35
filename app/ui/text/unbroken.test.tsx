import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { staticMarkup } from '#tests/static-markup.tsx';
import { Unbroken } from './unbroken.tsx';

const markup = (text: string) => staticMarkup(<Unbroken text={text} />);

/** The parts that stay on one line. */
const unbroken = (text: string) =>
  parse(markup(text))
    .querySelectorAll('.whitespace-nowrap')
    .map((part) => part.text);

test.each([
  ['Custom e-commerce development', ['e-commerce']],
  ['E-commerce, or re-use', ['E-commerce', 're-use']],
  ['Ready to De-Risk Your Next Milestone?', ['De-Risk']],
  ['Café à-propos', ['à-propos']],
  // Written as a letter and a mark.
  ['Cafe\u0301 e\u0301-shop', ['e\u0301-shop']],
  ['ई-कमर्स विकास', ['ई-कमर्स']],
  ['नि-शुल्क', ['नि-शुल्क']],
  ['ड\u093c-श\u094d\u200dय', ['ड\u093c-श\u094d\u200dय']],
])('of %j these parts stay on one line: %j', (text, parts) => {
  expect(unbroken(text)).toEqual(parts);
});

test.each([
  'Front-end engineer',
  'A day - or two',
  'State-of-the-art tools',
  'कलाकार-समूह',
  // Wider than a phone if it stayed on one line.
  're-internationalization',
])('%j has no such part', (text) => {
  expect(unbroken(text)).toEqual([]);
});

test.each(['Custom e-commerce', 'सेतुको ई-कमर्स', 'e\u0301-shop'])(
  'the text of %j is the same, for copying, searching and reading aloud',
  (text) => expect(markup(text).replace(/<[^>]*>/g, '')).toBe(text),
);

test('words in Devanagari say their language, on one line or not', () => {
  expect(markup('ई-कमर्स')).toBe(
    '<span class="whitespace-nowrap"><span lang="ne">ई</span>-<span lang="ne">कमर्स</span></span>',
  );
});
