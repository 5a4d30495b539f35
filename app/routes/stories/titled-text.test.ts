import { expect, test } from 'vitest';
import { titledText } from './titled-text.ts';

test('splits at the first colon', () => {
  expect(titledText('No brakes: Each repair caused two faults.')).toEqual({
    title: 'No brakes',
    text: 'Each repair caused two faults.',
  });
  expect(titledText('Week 21: The queue began at 22:10.')).toEqual({
    title: 'Week 21',
    text: 'The queue began at 22:10.',
  });
});

test('has no title if it begins with a colon', () => {
  expect(titledText(': One rule: no sentence without a source.')).toEqual({
    text: 'One rule: no sentence without a source.',
  });
});

test('has no title without a colon', () => {
  expect(titledText(' Nobody knew. ')).toEqual({ text: 'Nobody knew.' });
});
