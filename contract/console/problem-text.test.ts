import { expect, test } from 'vitest';
import { isAboutEmptyField, problemText } from './problem-text.ts';

test.each([
  ['is missing', 'Fill in this field'],
  ['is empty: ~ has a meaning in YAML', 'Fill in this field'],
  ['must have at least 1 entry', 'Add at least one'],
  ['must have at least 4 entries', 'Add more: at least 4 are needed'],
  ['must have exactly 4 entries', 'This list needs exactly 4 items'],
  ['must be 2 or more', 'Enter 2 or more'],
  ['must be one of Remote, Hybrid', 'Choose one of Remote, Hybrid'],
  ['must be Free or a whole number', 'Must be Free or a whole number'],
  ['must be a web address: write https://a.example', 'Enter an address: write https://a.example'],
  ['is not after the start', 'Is not after the start'],
])('%s', (message, text) => {
  expect(problemText({ message })).toBe(text);
});

test.each([
  ['is empty', true],
  ['must have at least 1 entry', true],
  ['this section is missing', true],
  ['this section is empty', true],
  ['the text is missing', true],
  ['must have at least 10 characters', false],
  ['must be a web address', false],
])('“%s” is about an empty field: %s', (message, isEmpty) => {
  expect(isAboutEmptyField({ message })).toBe(isEmpty);
});
