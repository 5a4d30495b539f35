import { expect, test } from 'vitest';
import { matchingOptions } from './matching-options.ts';

const options = ['JavaScript', 'Java', 'TypeScript', 'C++'].map((label) => ({ id: label, label }));
const labels = (typed: string) => matchingOptions(options, typed).map(({ label }) => label);

test('nothing typed means everything, in the given order', () => {
  expect(labels('  ')).toEqual(['JavaScript', 'Java', 'TypeScript', 'C++']);
});

test('what starts with the text comes before what contains it, whatever the case', () => {
  expect(labels('S')).toEqual(['JavaScript', 'TypeScript']);
  expect(labels('java')).toEqual(['JavaScript', 'Java']);
  expect(labels('t')).toEqual(['TypeScript', 'JavaScript']);
});

test('the text is no pattern', () => {
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
])('%j means %j', (typed, label) => {
  const among = [
    { id: '1', label },
    { id: '2', label: 'Rust' },
  ];
  expect(matchingOptions(among, typed).map((option) => option.label)).toEqual([label]);
});
