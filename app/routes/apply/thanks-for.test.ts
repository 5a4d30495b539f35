import { expect, test } from 'vitest';
import { thanksFor } from './thanks-for.ts';

const THANKS = {
  secondTitle: 'We have it.',
  submissionMessage: 'Somebody answers.',
  ctaText: 'See',
  ctaHighlight: 'more',
  buttonText: 'Go',
  buttonLink: '/talents-on-demand',
};
const WORDS = { thanks: THANKS, reference: 'Its number is {reference}.' };

const queryOf = (reference: string) =>
  Object.fromEntries(
    new URL(
      thanksFor({ path: '/thanks', name: 'Sita Gurung', reference }, WORDS),
      'https://a.example',
    ).searchParams,
  );

test('the page after the form begins with the number to ask for', () => {
  expect(queryOf('KWE2-PYJE')).toEqual({
    ...THANKS,
    name: 'Sita',
    submissionMessage: 'Its number is KWE2-PYJE. Somebody answers.',
  });
});

test('another host of the API may give none', () => {
  expect(queryOf('')).toEqual({ ...THANKS, name: 'Sita' });
});
