import { expect, test } from 'vitest';
import { searchTranslator } from './search-translator.ts';

const translate = searchTranslator({
  messages: {
    Kathmandu: 'काठमाडौं',
    'Full time': 'फुल टाइम',
    Design: 'डिजाइन',
    'C++ (new)': 'सी++ (नयाँ)',
  },
  searched: { रियाक्ट: 'React', टाइम: 'time' },
});

test.each([
  ['काठमाडौं', 'Kathmandu'],
  ['रियाक्ट काठमाडौं', 'React Kathmandu'],
  ['फुल टाइम रियाक्ट', 'Full time React'],
  ['सी++ (नयाँ)', 'C++ (new)'],
  ['react काठमाडौं', 'react Kathmandu'],
  // Longer words with the same beginning are not translated.
  ['डिजाइनर', 'डिजाइनर'],
  ['जहाज', 'जहाज'],
  // Variant spellings are.
  ['काठमाण्डू', 'Kathmandu'],
  ['काठमांडौ रियाक्ट', 'Kathmandu React'],
  ['फूल टाईम', 'Full time'],
  ['काठमाडौ\u0902', 'Kathmandu'],
  ['डिज़ाइन', 'Design'],
  ['', ''],
])('searches %j as %j', (typed, english) => {
  expect(translate(typed)).toBe(english);
});

test('leaves the query as typed without translations', () => {
  expect(searchTranslator({ messages: {}, searched: {} })('काठमाडौं')).toBe('काठमाडौं');
});
