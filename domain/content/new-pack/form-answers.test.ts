import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NEW_PACK_LIMITS } from '#contract/console/new-pack-limits.ts';
import { REQUIRED_ANSWERS } from '#tests/new-pack.ts';
import { temporaryFolder } from '#tests/temporary-folders.ts';
import { readForm } from './form-answers.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

const folder = temporaryFolder('form-answers-');

function read(answers: Record<string, string>) {
  const reading = readForm({ ...REQUIRED_ANSWERS, ...answers }, folder);
  if ('answers' in reading) return { answers: reading.answers, problems: {} };
  const problems = reading.problems.map(({ field, message }) => [field, message]);
  return { answers: undefined, problems: Object.fromEntries(problems) };
}

test('an empty field has the proposal of the command', () => {
  const { answers } = read({
    name: 'Fjordkorn Bakeri',
    email: '',
    url: 'https://www.fjordkorn.example',
  });
  expect(answers).toMatchObject({
    slug: 'fjordkorn-bakeri',
    email: 'hello@fjordkorn.example',
    url: 'https://www.fjordkorn.example',
    currencies: [{ code: 'NOK', rate: 1 }],
    services: [],
    languages: [],
  });
  expect(answers?.leftOut.has('jobs')).toBe(false);
  expect(answers?.leftOut.has('blog')).toBe(true);
});

test('no checked area leaves out all of them', () => {
  expect(read({ areas: '' }).answers?.leftOut.has('jobs')).toBe(true);
});

test('an answer on each line', () => {
  const { answers } = read({ office: ' Bergen, NO \r\n\nOslo, NO\n', service: 'Bread\nCakes' });
  expect(answers?.offices.map(({ city }) => city)).toEqual(['Bergen', 'Oslo']);
  expect(answers?.services).toEqual(['Bread', 'Cakes']);
});

test('too many lines', () => {
  expect(read({ office: 'Bergen, NO\n'.repeat(21) }).problems).toEqual({
    office: 'Name at most 20 offices; add others later.',
  });
});

const long = 'a'.repeat(NEW_PACK_LIMITS.folder + 1);

test.each([
  ['Fjord Korn', /^"Fjord Korn" cannot be the name of the folder: .* such as fjord-korn\./],
  ['../up', /^"\.\.\/up" cannot be the name of the folder: .* such as up\./],
  [long, /^The name of the folder must have at most 40 characters; this has 41\.$/],
])('refuses the folder %s', (typed, message) => {
  expect(read({ folder: typed }).problems).toEqual({ folder: expect.stringMatching(message) });
});

test('shortens a long name for the folder, and asks for one without Latin letters', () => {
  expect(read({ name: 'The '.repeat(12) }).answers?.slug).toBe(
    'the-the-the-the-the-the-the-the-the-the',
  );
  expect(read({ name: '漢字' }).problems).toEqual({
    folder: 'It cannot be made from "漢字": write one, such as fjordkode.',
  });
});

test('each field has its problem, and only its own', () => {
  const wrong = {
    name: ' ',
    trade: '',
    office: 'Oslo, NO\nBergen, Norge',
    phone: '12',
    rating: '5',
  };
  expect(read(wrong).problems).toEqual({
    rating: 'There is no such question.',
    name: 'An answer is needed.',
    trade: 'An answer is needed.',
    office: '"Norge" is not a country: write its code, such as NO for Norway.',
    phone: '"12" is not a phone number: write it as +47 55 50 12 34.',
  });
});

test.each([
  ['no drawing', 'GIF89a\0\0', 'logo.svg is not an SVG drawing.'],
  ['no size', '<svg/>', 'logo.svg has no viewBox, so its size is unknown: add one to its <svg>.'],
  ['too many bytes', `${LOGO}<!--${'é'.repeat(50_000)}-->`, /^The logo must have at most 100 KB/],
])('refuses a logo with %s', (_, text, message) => {
  writeFileSync(join(folder, 'logo.svg'), text);
  expect(read({ logo: 'logo.svg' }).problems).toEqual({
    logo: typeof message === 'string' ? message : expect.stringMatching(message),
  });
});
