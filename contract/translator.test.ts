import { expect, test } from 'vitest';
import { translator } from './translator.ts';

const t = translator(
  {
    Kathmandu: 'काठमाडौं',
    'Setu campus, Kathmandu': 'सेतु क्याम्पस, काठमाडौं',
    Hybrid: 'हाइब्रिड',
    'Full time': 'फुल टाइम',
    Senior: 'सिनियर',
    'Use at most {number} characters': 'बढीमा {number} अक्षर लेख्नुहोस्',
  },
  'ne',
);

test.each([
  ['Kathmandu', 'काठमाडौं'],
  ['Kathmandu · Hybrid', 'काठमाडौं · हाइब्रिड'],
  ['Hybrid · Setu campus, Kathmandu', 'हाइब्रिड · सेतु क्याम्पस, काठमाडौं'],
  ['Full time, senior', 'फुल टाइम, सिनियर'],
  ['Use at most 1,000 characters', 'बढीमा १,००० अक्षर लेख्नुहोस्'],
])('translates %s', (english, nepali) => {
  expect(t(english)).toBe(nepali);
});

test.each([
  'Senior engineers, Kathmandu',
  'Hybrid or not',
  'constructor',
  '__proto__',
  '',
  ' · ',
  '12 months',
])('leaves %j unchanged', (text) => {
  expect(t(text)).toBe(text);
});

test('translates the known parts of a line', () => {
  expect(t('Hybrid · Lakeside Hall')).toBe('हाइब्रिड · Lakeside Hall');
});

test('chooses the plural form of the language', () => {
  const polish = translator(
    {
      'Wait {number} days': 'Zaczekaj {number} dni',
      'Wait {number} months': 'Zaczekaj {number} miesięcy',
      'Wait {number} months [few]': 'Zaczekaj {number} miesiące',
    },
    'pl',
  );
  expect(polish('Wait 3 days')).toBe('Zaczekaj 3 dni');
  expect(polish('Wait 3 months')).toBe('Zaczekaj 3 miesiące');
  expect(polish('Wait 12 months')).toBe('Zaczekaj 12 miesięcy');
  expect(polish('Wait 1,003 months')).toBe('Zaczekaj 1,003 miesiące');
});

test('changes nothing without messages', () => {
  expect(translator({}, 'ne')('Kathmandu')).toBe('Kathmandu');
});
