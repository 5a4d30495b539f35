import { expect, test } from 'vitest';
import { matchingOptions } from './matching-options.ts';

const options = ['JavaScript', 'Java', 'TypeScript', 'C++'].map((label) => ({ id: label, label }));
const labels = (query: string) => matchingOptions(options, query).map(({ label }) => label);

test('an empty query matches all options, in the original order', () => {
  expect(labels('  ')).toEqual(['JavaScript', 'Java', 'TypeScript', 'C++']);
});

test('sorts options that start with the query first, ignoring case', () => {
  expect(labels('S')).toEqual(['JavaScript', 'TypeScript']);
  expect(labels('java')).toEqual(['JavaScript', 'Java']);
  expect(labels('t')).toEqual(['TypeScript', 'JavaScript']);
});

test('does not treat the query as a pattern', () => {
  expect(labels('c+')).toEqual(['C++']);
  expect(labels('.')).toEqual([]);
});

test.each([
  ['nodejs', 'Node.js'],
  ['node js', 'Node.js'],
  ['frontend', 'Front-end'],
  ['React Native', 'ReactNative'],
  ['.net', 'ASP.NET'],
  ['zurich', 'Zürich'],
])('%j matches %j', (query, label) => {
  const candidates = [
    { id: '1', label },
    { id: '2', label: 'Rust' },
  ];
  expect(matchingOptions(candidates, query).map((option) => option.label)).toEqual([label]);
});
