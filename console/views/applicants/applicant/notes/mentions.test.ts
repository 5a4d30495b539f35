import { expect, test } from 'vitest';
import { matching, mentionedIn, mentioningAt, partsOf, withMention } from './mentions.ts';

const staff = [
  { id: '1', name: 'Sita Thapa' },
  { id: '2', name: 'Sita Thapa Magar' },
  { id: '3', name: 'Ram (QA) Rai' },
];

test('detects a name after an @, but not in an email address or on the next line', () => {
  expect(mentioningAt('Ask @si', 7)).toEqual({ from: 4, typed: 'si' });
  expect(mentioningAt('@', 1)).toEqual({ from: 0, typed: '' });
  expect(mentioningAt('sita@example', 12)).toBeUndefined();
  expect(mentioningAt('@sita\nnext', 10)).toBeUndefined();
  expect(mentioningAt('Ask @si today', 3)).toBeUndefined();
});

test('finds first and last names', () => {
  expect(matching(staff, 'tha').map(({ id }) => id)).toEqual(['1', '2']);
  expect(matching(staff, 'RA').map(({ id }) => id)).toEqual(['3']);
  expect(matching(staff, 'zz')).toEqual([]);
});

test('finds names with and without diacritics and special letters', () => {
  const names = ['Søren Łukasz', 'Đức Işık', 'Jürgen O’Brien-Weiß', 'शिव राई'];
  const members = names.map((name, at) => ({ id: String(at), name }));
  const matches = (typed: string) => matching(members, typed).map(({ id }) => id);
  for (const typed of ['soren', 'soeren', 'SØREN', 'so\u0308', 'lukasz', 'Soren Lu'])
    expect([typed, matches(typed)]).toEqual([typed, ['0']]);
  for (const typed of ['duc', 'Isik', 'ISIK'])
    expect([typed, matches(typed)]).toEqual([typed, ['1']]);
  for (const typed of ['jurgen', 'juergen', "o'brien", 'weiss', 'obrien-w'])
    expect([typed, matches(typed)]).toEqual([typed, ['2']]);
  expect(matches('सिब')).toEqual(['3']);
});

test('suggests no one for a complete name or for symbols', () => {
  expect(matching(staff, 'Sita Thapa ').map(({ id }) => id)).toEqual(['2']);
  expect(matching(staff, 'Ram (QA) Rai ')).toEqual([]);
  expect(matching(staff, ' ')).toEqual([]);
  expect(matching(staff, '!')).toEqual([]);
  expect(matching(staff, '')).toHaveLength(3);
});

test('replaces the typed text with the name', () => {
  expect(withMention('Ask @si today', { from: 4, typed: 'si' }, 'Sita Thapa')).toEqual({
    text: 'Ask @Sita Thapa today',
    caret: 16,
  });
});

test('recognizes whole names as mentions, longer ones first, with any characters', () => {
  expect(mentionedIn('@Sita Thapa Magar and @Ram (QA) Rai', staff)).toEqual(['2', '3']);
  expect(mentionedIn('@Sita alone, @Nobody', staff)).toEqual([]);
  expect(partsOf('Hi @Sita Thapa!', staff)).toEqual([
    { text: 'Hi ', isMention: false },
    { text: '@Sita Thapa', isMention: true },
    { text: '!', isMention: false },
  ]);
});
