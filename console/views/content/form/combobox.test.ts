import { expect, test } from 'vitest';
import { matchingSuggestions } from './combobox.tsx';

const all = ['Design', 'Code review', 'Mobile design', 'Security'].map((label) => ({
  value: label.toLowerCase().replace(' ', '-'),
  label,
}));
const labels = (text: string, excluded: string[] = []) =>
  matchingSuggestions(all, text, excluded).map(({ label }) => label);

test('suggestions that begin with the text come first', () => {
  expect(labels('des')).toEqual(['Design', 'Mobile design']);
});

test('a slug is found too, and chosen values are left out', () => {
  expect(labels('code-')).toEqual(['Code review']);
  expect(labels('', ['security'])).toEqual(['Design', 'Code review', 'Mobile design']);
});
