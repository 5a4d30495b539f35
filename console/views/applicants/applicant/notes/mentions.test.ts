import { expect, test } from 'vitest';
import { matching, mentionedIn, mentioningAt, partsOf, withMention } from './mentions.ts';

const staff = [
  { id: '1', name: 'Sita Thapa' },
  { id: '2', name: 'Sita Thapa Magar' },
  { id: '3', name: 'Ram (QA) Rai' },
];

test('a name is being typed after an @, but not in a mail address or a line further', () => {
  expect(mentioningAt('Ask @si', 7)).toEqual({ from: 4, typed: 'si' });
  expect(mentioningAt('@', 1)).toEqual({ from: 0, typed: '' });
  expect(mentioningAt('sita@example', 12)).toBeUndefined();
  expect(mentioningAt('@sita\nnext', 10)).toBeUndefined();
  expect(mentioningAt('Ask @si today', 3)).toBeUndefined();
});

test('first and last names are found', () => {
  expect(matching(staff, 'tha').map(({ id }) => id)).toEqual(['1', '2']);
  expect(matching(staff, 'RA').map(({ id }) => id)).toEqual(['3']);
  expect(matching(staff, 'zz')).toEqual([]);
});

test('the name takes the place of what was typed of it', () => {
  expect(withMention('Ask @si today', { from: 4, typed: 'si' }, 'Sita Thapa')).toEqual({
    text: 'Ask @Sita Thapa today',
    caret: 16,
  });
});

test('whole names are mentions, the longer one first, whatever characters they have', () => {
  expect(mentionedIn('@Sita Thapa Magar and @Ram (QA) Rai', staff)).toEqual(['2', '3']);
  expect(mentionedIn('@Sita alone, @Nobody', staff)).toEqual([]);
  expect(partsOf('Hi @Sita Thapa!', staff)).toEqual([
    { text: 'Hi ', isMention: false },
    { text: '@Sita Thapa', isMention: true },
    { text: '!', isMention: false },
  ]);
});
